import type { PageContent, PageLayout } from '../page-content.ts';
import type { HeroSpec } from '../schema/blocks/index.ts';
import type { Picture } from '../schema/pictures/index.ts';

/** Returns the default hero of a page: that of its layout, with the page’s own picture. */
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

/** Tags the picture of a page that cannot be tried yet as planned. */
function asPlanned(picture: Picture): Picture {
  if (hasBar(picture)) return { ...picture, planned: picture.planned ?? true };
  if (picture.picture !== 'stack') return picture;
  const [first, ...others] = picture.windows;
  return first && hasBar(first) ? { ...picture, windows: [{ ...first, planned: true }, ...others] } : picture;
}

type Barred = Exclude<Picture, { picture: 'words' | 'picker' | 'figure' | 'stack' }>;

/** Returns whether a picture has a bar for the tag. */
const hasBar = (picture: Picture): picture is Barred =>
  picture.picture !== 'words' &&
  picture.picture !== 'picker' &&
  picture.picture !== 'figure' &&
  picture.picture !== 'stack';
