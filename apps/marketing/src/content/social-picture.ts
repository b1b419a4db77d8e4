import { languageOf } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';
import { socialWindowOf, type SocialWindow } from './social-window.ts';

/** Picture in previews of links to a page. The build paints it; the page’s metadata contains its address. */
export interface SocialPicture {
  /** Absolute path. It stays the same when the picture changes, so that stored previews stay valid. */
  path: `/social/${string}.png`;
  type: 'image/png';
  width: number;
  height: number;
  /** Text alternative. */
  alt: string;
  /** Text in the picture; `null` where the build cannot set the script, because Devanagari needs shaping. */
  words: string | null;
}

/** Returns the social picture of a page: its heading on paper, its own picture on the stage. */
export function socialPictureOf(
  page: Pick<PageContent, 'path' | 'heading' | 'picture' | 'hero' | 'bands'>,
): SocialPicture {
  const { path, heading } = page;
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
  const size = { path: `/social/${name}.png`, type: 'image/png', width: 1200, height: 630 } as const;
  const window = socialWindowOf(page);
  const shown = window ? describeWindow(window) : '';
  return languageOf(path) === 'hi'
    ? { ...size, words: null, alt: `“${heading}” पेज का चित्र${shown && `: एक खिड़की${shown}`}।` }
    : { ...size, words: heading, alt: `The words “${heading}”${shown && ` beside a window${shown}`}.` };
}

/** Describes a window after the words “a window”: its title, if it has one, and its first lines. */
function describeWindow({ title, lines }: SocialWindow): string {
  const texts = lines.map(({ text }) => oneLine(text)).filter(Boolean);
  return `${title && `, “${title}”`}: ${texts.slice(0, 3).join(', ')}`;
}

/** Normalises a text for metadata, which allows no markup and no repeated spaces. */
const oneLine = (text: string): string => text.replace(/[<>\s]+/g, ' ').trim();
