import { MAX_CHOICES, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../entity.ts';

/** Returns a text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** Returns the singular of an English plural; other words stay unchanged. */
export function singular(words: string): string {
  if (/(?:ss|us|is)$/i.test(words)) return words;
  if (/ies$/i.test(words)) return `${words.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/i.test(words)) return words.slice(0, -2);
  return words.replace(/s$/i, '');
}

/** Returns a name for comparison: lower case, one space between words, in the singular. */
export const plainName = (words: string): string => singular(words.trim().toLowerCase().replace(/\s+/g, ' '));

/** Returns the id of a name: `due-date`. A name without Latin letters or digits gives `fallback`. */
export const idOf = (name: string, fallback: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || fallback;

/** Returns a valid maximum length of a text field. */
export const lengthLimit = (length: number): number => Math.min(Math.max(Math.round(length), 1), MAX_TEXT_LENGTH);

/** Returns valid choices of a field. */
export const choicesFrom = (words: readonly string[]): string[] =>
  words
    .filter(Boolean)
    .slice(0, MAX_CHOICES)
    .map((choice) => choice.slice(0, MAX_NAME_LENGTH));

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Pattern of a number in digits or as a word up to ten, for use inside another pattern. */
export const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|${NUMBER_WORDS.join('|')})`;

/** Reads a number that matches `NUMBER`, up to the largest one that script keeps exactly. */
export function readNumber(words: string): number {
  const named = NUMBER_WORDS.indexOf(words.toLowerCase());
  return named < 0 ? Math.min(Number(words.replaceAll(',', '')), Number.MAX_SAFE_INTEGER) : named;
}
