/** Space between two letters of a script that does without: a name has it or not, and a line of HTML ends anywhere. */
const IDLE_SPACE =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** Normalises a text so that two spellings of the same words are equal. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚‛‹›]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/--+|[‐-―−]/g, '-')
    .replace(/[\u00AD\u061C\u200B\u200E\u200F\u2060\u2063]/g, '')
    .replace(/\p{Nd}/gu, valueOf)
    // The decimal mark and the mark between groups of Arabic digits.
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace(IDLE_SPACE, '')
    .replace(/\s+/g, ' ')
    .trim()
    // Letters have equal cases in every language: `ß` and `SS`, `İ` and `i`.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i');

/** Returns the value of a digit of any script: the digits of a script are in order, by tens. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Tells whether a text contains the words, ignoring letter case, spacing, and the style of quotes and dashes. */
export const containsWords = (text: string, words: string): boolean => plain(text).includes(plain(words));
