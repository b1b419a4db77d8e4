/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** The singular of an English plural; what is none stays as it is. */
export function singular(words: string): string {
  if (/(?:ss|us|is)$/i.test(words)) return words;
  if (/ies$/i.test(words)) return `${words.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/i.test(words)) return words.slice(0, -2);
  return words.replace(/s$/i, '');
}

/** A name for comparing: small letters, one space between words, in the singular. */
export const plainName = (words: string): string => singular(words.trim().toLowerCase().replace(/\s+/g, ' '));

/** An id that a name gives: `due-date`. A name without Latin letters gives `fallback`. */
export const idOf = (name: string, fallback: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || fallback;

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Finds a number in digits or in a word up to ten; a pattern for use inside another. */
export const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|${NUMBER_WORDS.join('|')})`;

/** Reads what `NUMBER` finds. */
export function readNumber(words: string): number {
  const named = NUMBER_WORDS.indexOf(words.toLowerCase());
  return named < 0 ? Number(words.replaceAll(',', '')) : named;
}
