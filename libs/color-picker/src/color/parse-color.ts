import { readCssColor } from './css-color.ts';
import { fromHsl, fromRgb, type PickerColor } from './picker-color.ts';
import { toSrgb } from './to-srgb.ts';

/** What a text was read as. */
export interface ReadColor {
  readonly color: PickerColor;
  /** True when sRGB cannot show the colour as written, so the nearest one it can show was taken. */
  readonly isMapped: boolean;
}

/**
 * Reads any absolute CSS colour, `cmyk()` and `hsv()`; null when the text is none.
 *
 * @example
 * parseColor('rebeccapurple'); // { mode: 'hsv', h: 270, s: 0.67, v: 0.6, alpha: 1 }
 * parseColor('currentcolor'); // null
 */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text ?? '')?.color ?? null;
}

/** Reads like `parseColor` and also tells whether the colour had to be brought into sRGB. */
export function readColor(text: string): ReadColor | null {
  const css = readCssColor(text);
  if (!css) return null;
  const { space, channels, alpha } = css;
  const [a, b, c] = channels;
  // These two name hue and saturation themselves, also for grey, white and black.
  if (space === 'hsv') return { color: { mode: 'hsv', h: a, s: b, v: c, alpha }, isMapped: false };
  if (space === 'hsl') return { color: fromHsl({ h: a, s: b, l: c }, alpha), isMapped: false };
  const { rgb, isMapped } = toSrgb(css);
  return { color: fromRgb(rgb, alpha), isMapped };
}
