import { farText, readCssColor } from './css-color.ts';
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

/** Result of parsing a colour. */
export interface ReadColor {
  readonly color: PickerColor;
  /** True if the colour as written is outside sRGB. */
  readonly isMapped?: boolean;
  /** True if a hue is written, also that of a grey: `hsl(0 0% 50%)`, and not `hsl(none 0% 50%)`. */
  readonly statesHue?: boolean | undefined;
}

/** Parses a colour; returns null if the input is not the text of a colour, or needs `loadFarColors` first. */
export function parseColor(text: string | null | undefined): PickerColor | null {
  return readColor(text)?.color ?? null;
}

/** Checks whether a text looks like a colour that can be parsed after `loadFarColors`. */
export function isFarColor(text: string | null | undefined): boolean {
  return !farColors() && farText(text) !== '';
}

/** Checks whether a text is a colour, or one that can be parsed after `loadFarColors`. */
export const canReadColor = (text: string | null | undefined): boolean => readColor(text) !== null || isFarColor(text);

/** Maximum length of a colour text: longer texts are rejected, so that a pasted document does not block the page. */
const LONGEST_COLOR = 512;

/** Parses a colour like `parseColor`, and also reports whether it was mapped into sRGB. */
export function readColor(text: string | null | undefined, far: FarColors | undefined = farColors()): ReadColor | null {
  const isText = typeof text === 'string' && text.length <= LONGEST_COLOR;
  const css = isText ? readCssColor(text, far?.readFarFunction) : null;
  if (!css) return null;
  const { space, channels, alpha, statesHue } = css;
  switch (space) {
    // These spaces have explicit hue and saturation, also for grey, white and black.
    case 'hsv':
      return { color: { mode: 'hsv', ...(channels as unknown as HsvChannels), alpha }, statesHue };
    case 'hsl':
      return { color: fromHsl(channels as unknown as HslChannels, alpha), statesHue };
    case 'hwb':
      return { color: fromHwb(channels as unknown as HwbChannels, alpha), statesHue };
    case 'cmyk':
      return { color: fromCmyk(channels as unknown as CmykChannels, alpha) };
    case 'srgb':
      return { color: fromRgb(channels as unknown as RgbChannels, alpha) };
    default: {
      const color = far!.fromFar(space, channels, alpha);
      return { color, isMapped: color.isBeyondSrgb === true, statesHue };
    }
  }
}

type HsvChannels = Pick<PickerColor, 'h' | 's' | 'v'>;
