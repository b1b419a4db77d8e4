import { toRgba } from '@genmaster/color';
import { parseColor as parseAnyColor } from '@genmaster/color/far';
import { parseColor, printColor } from '../core/color-value.ts';
import { fromUnit } from '../core/oklch.ts';

const LONGEST_COLOR = 128;

/**
 * Parses any absolute CSS colour and prints it in the engine's format; returns `null` if the text is not a colour.
 *
 * Accepts names, every hex length, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`, with `none` and every
 * angle unit. A colour outside sRGB becomes the nearest one inside it.
 */
export function readAnyColor(text: string): string | null {
  const value = text.trim();
  if (value.length > LONGEST_COLOR) return null;
  const own = parseColor(value);
  if (own) return printColor(own);
  const read = parseAnyColor(value);
  return read && printColor(fromUnit(toRgba(read)));
}
