/** Sequences in which an invisible character is drawn: the flag of a region, a character with a variation selector. */
const DRAWN = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}|[^\s\p{DI}\p{Cc}]\p{VS}/u;
/**
 * Invisible characters (fillers, soft hyphens, tags), annotation marks, controls and halves of characters; not the
 * joiners ZWNJ and ZWJ, and no white space.
 */
const UNDRAWN = /(?![\u200C\u200D\t-\r])[\p{DI}\p{Cc}\p{Cs}\uFFF9-\uFFFB\p{NChar}]/u;
const DRAWN_OR_UNDRAWN = new RegExp(`(${DRAWN.source})|${UNDRAWN.source}`, 'gu');
/** Controls, embedding marks and override marks. The marks reorder the text around them; all of them end a word. */
const REORDERING = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu;
/** Visible characters. U+2800 is an empty braille cell, which Unicode does not count as white space. */
const SEEN = /[^\s\p{DI}\u2800]/u;

/**
 * Removes invisible characters from a text; returns `''` when no visible character is left.
 *
 * Controls and reordering marks become spaces; other invisible characters are removed (zero-width spaces, soft hyphens,
 * fillers). ZWJ and ZWNJ stay, because Hindi, Persian and emoji need them.
 *
 * @example
 * visibleText(' Gen\u00ADmaster\u200B '); // 'Genmaster'
 * visibleText('\u3164\u200D'); // ''
 */
export function visibleText(text: string): string {
  const clean = drawnText(text.replace(REORDERING, ' ')).replace(/\s+/g, ' ').trim();
  return SEEN.test(clean) ? clean : '';
}

/** Removes invisible characters and keeps spaces as the author wrote them. */
export function drawnText(text: string): string {
  return text.replace(DRAWN_OR_UNDRAWN, '$1');
}
