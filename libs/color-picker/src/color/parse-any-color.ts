import { readFarFunction, toSrgb } from './far-colors.ts';
import { readColor } from './parse-color.ts';
import type { PickerColor } from './picker-color.ts';

/**
 * Reads any absolute CSS colour, `cmyk()` and `hsv()`; null when the text is none.
 *
 * Colours that sRGB cannot show become the nearest one that it can.
 *
 * @example
 * parseColor('rebeccapurple'); // { mode: 'hsv', h: 270, s: 0.67, v: 0.6, alpha: 1 }
 * parseColor('currentcolor'); // null
 */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text ?? '', { readFarFunction, toSrgb })?.color ?? null;
}
