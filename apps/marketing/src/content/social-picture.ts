import { languageOf } from './languages.ts';
import type { PageContent } from './page-content.ts';

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

/** The social picture of a page. */
export function socialPictureOf({ path, heading }: Pick<PageContent, 'path' | 'heading'>): SocialPicture {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
  return {
    path: `/social/${name}.png`,
    type: 'image/png',
    width: 1200,
    height: 630,
    ...(languageOf(path) === 'hi'
      ? {
          words: null,
          alt: `“${heading}” पेज का चित्र: एक परिभाषा से फ़ॉर्म, ग्रिड, API, डेटाबेस, अनुवाद और थीम निकलते हैं।`,
        }
      : {
          words: heading,
          alt: `The words “${heading}” beside a drawing: one definition branches into form, grid, API, database, translation and theme.`,
        }),
  };
}
