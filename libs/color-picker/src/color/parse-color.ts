import { readCssColor, type CssColor } from './css-color.ts';
import type { FarSpace, SrgbResult } from './far-colors.ts';
import {
  fromCmyk,
  fromHsl,
  fromHwb,
  fromRgb,
  type CmykChannels,
  type HslChannels,
  type HwbChannels,
  type PickerColor,
  type RgbChannels,
} from './picker-color.ts';

/** What a text was read as. */
export interface ReadColor {
  readonly color: PickerColor;
  /** True when sRGB cannot show the colour as written, so the nearest one it can show was taken. */
  readonly isMapped?: boolean;
}

/** Brings a colour of a space that reaches beyond sRGB into it. */
export type ToSrgb = (space: FarSpace, channels: CssColor['channels']) => SrgbResult;

// Loaded on the first text that needs it: it is a sixth of the picker, and most pages never meet such a text.
let loadedToSrgb: ToSrgb | undefined;

/** Gets the conversions for `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`; from then on they are read at once. */
export async function loadFarColors(): Promise<void> {
  ({ toSrgb: loadedToSrgb } = await import('./far-colors.ts'));
}

/** Reads a colour; null when the text is none, or one that waits for `loadFarColors`. */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text ?? '')?.color ?? null;
}

/** Tells whether a text is a colour that can be read after `loadFarColors`. */
export function isFarColor(text: string): boolean {
  return !readColor(text) && readCssColor(text) !== null;
}

/** Reads like `parseColor` and also tells whether the colour had to be brought into sRGB. */
export function readColor(text: string, toSrgb: ToSrgb | undefined = loadedToSrgb): ReadColor | null {
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
    case 'srgb':
      return { color: fromRgb(channels as unknown as RgbChannels, alpha) };
    default: {
      const result = toSrgb?.(space, channels);
      return result ? { color: fromRgb(result.rgb, alpha), isMapped: result.isMapped } : null;
    }
  }
}

type HsvChannels = Pick<PickerColor, 'h' | 's' | 'v'>;
