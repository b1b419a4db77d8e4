/** Maximum number of visible characters (grapheme clusters) in the name of a theme. */
export const LONGEST_THEME_NAME = 60;

/** Maximum length of a name in code units: the longest emoji that 60 visible characters can be have about 30 each. */
const LONGEST_TEXT = 2048;

/** Maximum number of themes of an account, including the one in use. */
export const MOST_THEMES = 20;

/** Control and invisible characters, except the joiners and variation selectors that scripts and emoji need. */
const UNSEEN = /(?![\u200c\u200d\ufe0f])[\p{DI}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2800]/gu;

/**
 * Normalises the name of a theme: removes invisible characters and collapses spaces. Returns `null` when nothing
 * visible is left, or more than 60 characters.
 *
 * @example
 * readThemeName('  Night   shift '); // 'Night shift'
 */
export function readThemeName(text: string): string | null {
  // Segmentation copies the text for each segment, so a long text is refused first.
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const name = text.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim();
  const letters = [...new Intl.Segmenter().segment(name)].length;
  return letters > 0 && letters <= LONGEST_THEME_NAME && /[^\s\p{DI}]/u.test(name) ? name : null;
}
