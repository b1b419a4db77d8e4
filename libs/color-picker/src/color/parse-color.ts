import { readCssColor } from './css-color.ts';
import {
  fromCmyk,
  fromHsl,
  fromHwb,
  fromRgb,
  type CmykChannels,
  type HslChannels,
  type HwbChannels,
  type PickerColor,
} from './picker-color.ts';
import { toSrgb } from './to-srgb.ts';

/** What a text was read as. */
export interface ReadColor {
  readonly color: PickerColor;
  /** True when sRGB cannot show the colour as written, so the nearest one it can show was taken. */
  readonly isMapped?: boolean;
}

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
  return readColor(text ?? '')?.color ?? null;
}

/** Reads like `parseColor` and also tells whether the colour had to be brought into sRGB. */
export function readColor(text: string): ReadColor | null {
  const css = readCssColor(text);
  if (!css) return null;
  const { space, channels, alpha } = css;
  switch (space) {
    // These name hue and saturation themselves, also for grey, white and black.
    case 'hsv':
      return { color: { mode: 'hsv', ...(channels as unknown as HsvChannels), alpha } };
    case 'hsl':
      return { color: fromHsl(channels as unknown as HslChannels, alpha) };
    case 'hwb':
      return { color: fromHwb(channels as unknown as HwbChannels, alpha) };
    case 'cmyk':
      return { color: fromCmyk(channels as unknown as CmykChannels, alpha) };
    default: {
      const { rgb, isMapped } = toSrgb(space, channels);
      return { color: fromRgb(rgb, alpha), isMapped };
    }
  }
}

type HsvChannels = Pick<PickerColor, 'h' | 's' | 'v'>;
