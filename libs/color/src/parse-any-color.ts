import * as far from './far-colors.ts';
import { readColor } from './parse-color.ts';
import type { PickerColor } from './picker-color.ts';

/**
 * Reads any absolute CSS colour, `cmyk()` and `hsv()`; null when the text is none.
 *
 * One that sRGB cannot show keeps what it is as `oklch`, beside the nearest one that sRGB can show.
 *
 * @example
 * parseColor('rebeccapurple'); // { mode: 'hsv', h: 270, s: 0.67, v: 0.6, alpha: 1 }
 * parseColor('currentcolor'); // null
 */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text ?? '', far)?.color ?? null;
}
