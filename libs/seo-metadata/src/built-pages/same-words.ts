/** Brings words to the form in which two spellings of the same words are equal. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Tells whether a text says the words somewhere; letter case, quotes and blanks do not count. */
export const says = (text: string, words: string): boolean => plain(text).includes(plain(words));
