import * as far from './far-colors.ts';
import { readColor } from './parse-color.ts';
import type { PickerColor } from './picker-color.ts';

/**
 * Parses any absolute CSS colour, `cmyk()` and `hsv()`; returns null if the input is not the text of a colour.
 *
 * A colour outside sRGB keeps its exact values in `oklch`, in addition to those of the nearest sRGB colour.
 *
 * @example
 * parseColor('rebeccapurple'); // { mode: 'hsv', h: 270, s: 0.67, v: 0.6, alpha: 1 }
 * parseColor('currentcolor'); // null
 */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text, far)?.color ?? null;
}
