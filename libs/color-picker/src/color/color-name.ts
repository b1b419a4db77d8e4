import { colorsNamed, convertRgbToOklab } from 'culori/fn';
import { toRgb, type PickerColor } from './picker-color.ts';

/**
 * Names a colour in plain English: the nearest CSS colour name, in words.
 *
 * @example
 * colorName(color); // 'light steel blue'
 */
export function colorName(color: PickerColor): string {
  return color.alpha === 0 ? 'transparent' : inWords(nearestColorName(color));
}

/** Finds the CSS colour name that looks nearest, as CSS spells it. */
export function nearestColorName(color: PickerColor): string {
  const { l, a, b } = convertRgbToOklab(toRgb(color));
  let best = '';
  let bestDistance = Infinity;
  for (const [name, code] of Object.entries(colorsNamed)) {
    const other = convertRgbToOklab({ r: (code >> 16) / 255, g: ((code >> 8) & 255) / 255, b: (code & 255) / 255 });
    const distance = (other.l - l) ** 2 + (other.a - a) ** 2 + (other.b - b) ** 2;
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

// CSS writes its names as one word; a speech engine stumbles over "lightgoldenrodyellow".
const inWords = (name: string) =>
  name
    .replace(
      /light|dark|medium|pale|deep|hot|dim|spring|slate|steel|sky|sea|forest|orange|goldenrod|violet|blue|green/g,
      '$& ',
    )
    .trim();
