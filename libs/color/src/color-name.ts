import { colorsNamed } from 'culori/fn';
import { toBytes, type PickerColor } from './picker-color.ts';

/**
 * Returns the name of a colour in plain English: the nearest CSS colour name, as separate words.
 *
 * @example
 * colorName(color); // 'light steel blue'
 */
export function colorName(color: PickerColor): string {
  return color.alpha === 0 ? 'transparent' : inWords(nearestColorName(color));
}

/**
 * Finds the nearest CSS colour name, in CSS spelling.
 *
 * Uses the "redmean" distance of the bytes: the names are so far apart that a perceptual colour space would rarely give
 * another result, and no other part of the picker needs one at start.
 */
export function nearestColorName(color: PickerColor): string {
  const [red, green, blue] = toBytes(color);
  let best = '';
  let bestDistance = Infinity;
  for (const name in colorsNamed) {
    const code = colorsNamed[name as keyof typeof colorsNamed];
    const r = code >> 16;
    const g = (code >> 8) & 255;
    const b = code & 255;
    const mean = (red + r) / 512;
    const distance = (2 + mean) * (red - r) ** 2 + 4 * (green - g) ** 2 + (3 - mean) * (blue - b) ** 2;
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

// CSS writes names as one word; screen readers mispronounce "lightgoldenrodyellow".
const inWords = (name: string) => name.split(WORDS).filter(Boolean).join(' ');

/** Words that stand beside others in the names of colours. */
const WORDS =
  /(light|dark|medium|pale|deep|hot|dim|blue|green|gray|red|white|yellow|purple|rose|brown|smoke|chiffon|blush|whip|puff|almond|lace|cream|drab)/;
