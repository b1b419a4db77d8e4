/**
 * Normalises typed and recognised text to words without case, punctuation and equivalent spellings.
 *
 * A stop between digits is kept, so that `1.4` is one word. The two Hindi signs for a nasal vowel become one, and so do
 * the two encodings of a dotted letter; a Hindi digit becomes the common one.
 */
export function normaliseWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ँ/g, 'ं')
    .replace(/\u093c/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
    .replace(/(\d)\s*(?:\.|point|दशमलव)\s*(\d)/g, '$1.$2')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Code of the Hindi zero; the other digits follow it. */
const ZERO = '०'.charCodeAt(0);
