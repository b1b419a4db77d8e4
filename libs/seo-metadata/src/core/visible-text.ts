/** A flag of a region, and a character with the mark that chooses its look: here an invisible character is drawn. */
const DRAWN =
  /(?<drawn>\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}|[^\s\p{DI}\p{Cc}][\u180B-\u180D\uFE00-\uFE0F\u{E0100}-\u{E01EF}])/u;
/** What Unicode draws as nothing (fillers, soft hyphens, tags), annotation marks; not the joiners ZWNJ and ZWJ. */
const UNDRAWN = /(?![\u200C\u200D])[\p{DI}\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/u;
const DRAWN_OR_UNDRAWN = new RegExp(`${DRAWN.source}|${UNDRAWN.source}`, 'gu');
/** Embedding and override marks reorder the text around them; like controls, they end a word. */
const REORDERING = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu;
/** U+2800 is a braille cell without a dot: a blank that Unicode does not count as white space. */
const SEEN = /[^\s\p{DI}\u2800]/u;

/**
 * Removes what nobody can see from a text, and answers `''` when nothing is left to see.
 *
 * Controls and reordering marks become blanks; other characters without a shape go (zero-width spaces, soft hyphens,
 * fillers). ZWJ and ZWNJ stay: Hindi, Persian and emoji need them.
 *
 * @example
 * visibleText(' Gen\u00ADmaster\u200B '); // 'Genmaster'
 * visibleText('\u3164\u200D'); // ''
 */
export function visibleText(text: string): string {
  const clean = drawnText(text.replace(REORDERING, ' ')).replace(/\s+/g, ' ').trim();
  return SEEN.test(clean) ? clean : '';
}

/** Removes the characters without a shape and leaves blanks as an author wrote them. */
export function drawnText(text: string): string {
  return text.replace(DRAWN_OR_UNDRAWN, '$<drawn>');
}
