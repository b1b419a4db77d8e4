import { languageOf } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';
import { socialWindowOf } from './social-window.ts';

/** The picture that a link to a page is shown with. The build paints it; the page’s metadata carries its address. */
export interface SocialPicture {
  /** From the site’s root. It stays the same when the picture changes, so that whoever wrote it down is right. */
  path: `/social/${string}.png`;
  type: 'image/png';
  width: number;
  height: number;
  /** What is to be seen in it. */
  alt: string;
  /** The words in it; none where the build has no letters that can be set: Devanagari needs shaping. */
  words: string | null;
}

/** The social picture of a page: its heading on paper, its own picture on the stage. */
export function socialPictureOf(
  page: Pick<PageContent, 'path' | 'heading' | 'picture' | 'hero' | 'bands'>,
): SocialPicture {
  const { path, heading } = page;
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
  const size = { path: `/social/${name}.png`, type: 'image/png', width: 1200, height: 630 } as const;
  const window = socialWindowOf(page);
  const shown = window
    ? `“${window.title}”: ${window.lines
        .map(({ text }) => oneLine(text))
        .filter(Boolean)
        .slice(0, 3)
        .join(', ')}`
    : '';
  return languageOf(path) === 'hi'
    ? { ...size, words: null, alt: `“${heading}” पेज का चित्र${shown && `: एक खिड़की, ${shown}`}।` }
    : { ...size, words: heading, alt: `The words “${heading}”${shown && ` beside a window, ${shown}`}.` };
}

/** Words of a drawing as a text: metadata holds no markup and no two blanks in a row. */
const oneLine = (text: string): string => text.replace(/[<>\s]+/g, ' ').trim();
