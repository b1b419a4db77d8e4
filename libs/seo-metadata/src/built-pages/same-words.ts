/** Normalises a text so that two spellings of the same words are equal. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Tells whether a text contains the words, ignoring letter case, quote style and spacing. */
export const containsWords = (text: string, words: string): boolean => plain(text).includes(plain(words));
