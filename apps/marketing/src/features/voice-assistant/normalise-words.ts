/**
 * Brings typed and recognised text to one form: the words, without case, punctuation or spellings that sound alike.
 *
 * A stop between digits stays, so that `1.4` is one word. Hindi’s two signs for a nasal vowel become one, and so do the
 * two ways of writing a dotted letter.
 */
export function normaliseWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ँ/g, 'ं')
    .replace(/\u093c/g, '')
    .replace(/(\d)\s*(?:\.|point|दशमलव)\s*(\d)/g, '$1.$2')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}
