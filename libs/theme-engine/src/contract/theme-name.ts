/** Most letters of a theme’s name, as a person counts them. */
export const LONGEST_THEME_NAME = 60;

/** How many themes an account holds at most, the one in use among them. */
export const MOST_THEMES = 20;

/** What nobody sees: controls, and characters without a shape; not the joiners and marks that scripts and emoji need. */
const UNSEEN = /(?![\u200c\u200d\ufe0f])[\p{DI}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2800]/gu;

/**
 * Brings the name of a theme into shape: without characters that nobody sees, with single spaces; `null` when nothing is
 * left to see, or more than 60 letters.
 *
 * @example
 * readThemeName('  Night   shift '); // 'Night shift'
 */
export function readThemeName(text: string): string | null {
  const name = text.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim();
  const letters = [...new Intl.Segmenter().segment(name)].length;
  return letters > 0 && letters <= LONGEST_THEME_NAME && /[^\s\p{DI}]/u.test(name) ? name : null;
}
