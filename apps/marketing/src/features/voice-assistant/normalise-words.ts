/**
 * Normalises typed and recognised text to words without case, punctuation and equivalent spellings.
 *
 * A stop between digits is kept, so that `1.4` is one word. The two Hindi signs for a nasal vowel become one, and so do
 * the two encodings of a dotted letter.
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
