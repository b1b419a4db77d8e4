import type { PageContent, PageLayout } from '../page-content.ts';
import type { HeroSpec } from '../schema/blocks/index.ts';
import type { Picture } from '../schema/pictures/index.ts';

/** The hero of a page that states none: what fits its layout, with the page’s own picture. */
export function heroOf({ layout, demo, picture }: PageContent & { layout: PageLayout }): HeroSpec {
  switch (layout) {
    case 'home':
      return { kind: 'diptych' };
    case 'playground':
      return { kind: 'tool' };
    case 'contact':
    case 'notFound':
      return { kind: 'half' };
    case 'feature':
      return { kind: 'demo', ...(demo || !picture ? {} : { picture: asPlanned(picture) }) };
    case 'overview':
    case 'examples':
    case 'ai-overview':
    case 'ide-overview':
    case 'about':
      return { kind: 'section', ...(picture ? { picture } : {}) };
    default:
      return layout satisfies never;
  }
}

/** What cannot be tried yet says so, once: on its picture. */
function asPlanned(picture: Picture): Picture {
  if (hasBar(picture)) return { ...picture, planned: picture.planned ?? true };
  if (picture.picture !== 'stack') return picture;
  const [first, ...others] = picture.windows;
  return first && hasBar(first) ? { ...picture, windows: [{ ...first, planned: true }, ...others] } : picture;
}

type Barred = Exclude<Picture, { picture: 'words' | 'picker' | 'figure' | 'stack' }>;

/** Whether a picture has a bar that a tag can stand on. */
const hasBar = (picture: Picture): picture is Barred =>
  picture.picture !== 'words' &&
  picture.picture !== 'picker' &&
  picture.picture !== 'figure' &&
  picture.picture !== 'stack';
