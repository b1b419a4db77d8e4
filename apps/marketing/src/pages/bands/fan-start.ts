/** Widths of letters in the heading font at the weight and letter spacing of the two words, in em. */
const THIN = 0.22;
const NARROW = 0.35;
const SLIM_CAPITAL = 0.48;
const USUAL = 0.53;
const CAPITAL = 0.63;
const WIDE = 0.82;
/** Widths of the space inside a word, and between the two words. */
const SPACE = 0.1;
const BETWEEN = 0.35;
/** Font size of the two words as a share of the drawing's width, at 1440 px. */
const EM = 0.15;

/** Distance from a descender at which its underline goes on, as a share of the drawing's width. */
const ASIDE = 0.02;

/**
 * Estimates the position of the middle of the new word, or of the nearer side of a letter that reaches below the line
 * there, as a share of the band's width. The drawing is created before any script runs, so nothing can be measured.
 */
export function fanStart(from: string, to: string): number {
  const [before, word] = [(widthOf(from) + BETWEEN) * EM, widthOf(to) * EM];
  // Two words that are wider than the band are on two lines.
  const start = before + word > 1 ? 0 : before;
  return Math.min(besideDescender(start + word / 2, to, start), 0.95);
}

/** Moves a place below a descender, which interrupts the underline, to the nearer side of it. */
function besideDescender(place: number, word: string, start: number): number {
  let left = start;
  for (const letter of word) {
    const right = left + letterWidth(letter) * EM;
    if (/[gjpqyQ]/.test(letter) && place > left - ASIDE && place < right + ASIDE)
      return place - left < right - place ? left - ASIDE : right + ASIDE;
    left = right;
  }
  return place;
}

const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (letter === ' ') return SPACE;
  if (/[mwMW@%]/.test(letter)) return WIDE;
  if (/[ijlI.,:;'’]/.test(letter)) return THIN;
  if (/[frt1-]/.test(letter)) return NARROW;
  if (/[EFJL]/.test(letter)) return SLIM_CAPITAL;
  // Combining marks above and below a letter have no width.
  if (/\p{Mn}/u.test(letter)) return 0;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
}
