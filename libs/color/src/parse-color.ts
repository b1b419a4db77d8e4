import { looksFar, readCssColor } from './css-color.ts';
import { farColors, type FarColors } from './far-registry.ts';
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
import type { RgbChannels } from './rgb.ts';

/** What a text was read as. */
export interface ReadColor {
  readonly color: PickerColor;
  /** True when sRGB cannot show the colour as written. */
  readonly isMapped?: boolean;
}

/** Reads a colour; null when the text is none, or one that waits for `loadFarColors`. */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text ?? '')?.color ?? null;
}

/** Tells whether a text may be a colour that can be read after `loadFarColors`. */
export function isFarColor(text: string): boolean {
  return !farColors() && looksFar(text);
}

/** Tells whether a text is a colour, or one that can be read once `loadFarColors` is done. */
export const canReadColor = (text: string): boolean => readColor(text) !== null || isFarColor(text);

/** A longer text is none: no notation of a colour comes near, and a pasted book must not hold the page up. */
const LONGEST_COLOR = 512;

/** Reads like `parseColor` and also tells whether the colour had to be brought into sRGB. */
export function readColor(text: string, far: FarColors | undefined = farColors()): ReadColor | null {
  const css = text.length > LONGEST_COLOR ? null : readCssColor(text, far?.readFarFunction);
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
    case 'srgb':
      return { color: fromRgb(channels as unknown as RgbChannels, alpha) };
    default: {
      const color = far!.fromFar(space, channels, alpha);
      return { color, isMapped: color.isBeyondSrgb === true };
    }
  }
}

type HsvChannels = Pick<PickerColor, 'h' | 's' | 'v'>;
