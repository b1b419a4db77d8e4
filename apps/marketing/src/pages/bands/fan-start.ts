/** Widths of letters in the heading face at the weight and tracking of the two words, in ems. */
const NARROW = 0.3;
const USUAL = 0.54;
const CAPITAL = 0.62;
const WIDE = 0.88;
const SPACE = 0.3;
/** Size of the two words as a share of the drawing's width, at 1440 px. */
const EM = 0.15;

/**
 * Estimates where the middle of the new word stands, as a share of the band's width. The drawing is made before any
 * script runs, so nothing can be measured.
 */
export function fanStart(from: string, to: string): number {
  const [before, word] = [(widthOf(from) + SPACE) * EM, widthOf(to) * EM];
  // Two words that are wider than the band stand below one another.
  const start = before + word > 1 ? 0 : before;
  return Math.min(start + word / 2, 0.95);
}

const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (/[mwMW@%]/.test(letter)) return WIDE;
  if (/[fijlrtI1.,:;'’ -]/.test(letter)) return NARROW;
  // Signs above and below a letter take no room of their own.
  if (/\p{Mn}/u.test(letter)) return 0;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
}
