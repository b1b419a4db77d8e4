import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToOklab,
  convertRgbToXyz65,
  convertXyz65ToP3,
} from 'culori/fn';
import { readCssColor } from '../color/css-color.ts';
import { parseColor } from '../color/parse-color.ts';
import { clamp, toRgb, type RgbChannels } from '../color/picker-color.ts';
import { isInside, readFarFunction, toUnboundedRgb } from '../color/far-colors.ts';

/** A colour that may lie beyond sRGB: a culori `oklch` colour whose hue is always known. */
export interface WideColor {
  readonly mode: 'oklch';
  /** Perceived lightness, 0 to 1. */
  readonly l: number;
  /** Chroma: 0 is grey, the most that Display P3 shows is about 0.37. */
  readonly c: number;
  /** Degrees. */
  readonly h: number;
  readonly alpha: number;
}

/** The set of colours that a screen can show. */
export type Gamut = 'srgb' | 'p3';

/** Reads any colour that the picker reads, without bringing it into sRGB; null when the text is none. */
export function parseWideColor(text: string | null | undefined): WideColor | null {
  const css = readCssColor(text ?? '', readFarFunction);
  if (!css) return null;
  const { space, channels, alpha } = css;
  if (space === 'oklch') return { mode: 'oklch', ...(channels as { l: number; c: number; h: number }), alpha };
  switch (space) {
    case 'hsl':
    case 'hsv':
    case 'hwb':
    case 'cmyk':
      return fromUnboundedRgb(toRgb(parseColor(text)!), alpha);
    case 'srgb':
      return fromUnboundedRgb(channels as unknown as RgbChannels, alpha);
    default:
      return fromUnboundedRgb(toUnboundedRgb(space, channels), alpha);
  }
}

/** Keeps hue where the new colour has none, so that a drag to grey and back returns to the same hue. */
export function keepHue(previous: WideColor, next: WideColor): WideColor {
  return next.c < GREY_BELOW || next.l <= 0 || next.l >= 1 ? { ...next, h: previous.h } : next;
}

/** Converts to RGB that may lie beyond 0 to 1. */
export function toWideRgb({ l, c, h }: Pick<WideColor, 'l' | 'c' | 'h'>): RgbChannels {
  return convertOklabToRgb(convertLchToLab({ l, c, h }));
}

/** Converts to Display P3 channels that may lie beyond 0 to 1. */
export function toP3(color: Pick<WideColor, 'l' | 'c' | 'h'>): RgbChannels {
  return convertXyz65ToP3(convertRgbToXyz65(toWideRgb(color)));
}

/** Tells whether a gamut holds a colour. */
export function isInGamut(color: Pick<WideColor, 'l' | 'c' | 'h'>, gamut: Gamut, tolerance?: number): boolean {
  return isInside(gamut === 'p3' ? toP3(color) : toWideRgb(color), tolerance);
}

/** Finds the highest chroma that a gamut has at a lightness and hue. */
export function maxChroma(l: number, h: number, gamut: Gamut): number {
  let [low, high] = [0, 0.5];
  while (high - low > 1e-5) {
    const c = (low + high) / 2;
    // Near black the usual tolerance is wider than the gamut itself.
    if (isInGamut({ l, c, h }, gamut, 0)) low = c;
    else high = c;
  }
  return low;
}

/** Takes chroma away until a gamut holds the colour. */
export function fitGamut(color: WideColor, gamut: Gamut): WideColor {
  return isInGamut(color, gamut) ? color : { ...color, c: maxChroma(color.l, color.h, gamut) };
}

/** Below this chroma the hue is rounding noise. */
const GREY_BELOW = 1e-4;

function fromUnboundedRgb(rgb: RgbChannels, alpha: number): WideColor {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgb));
  return { mode: 'oklch', l: clamp(l), c, h, alpha };
}
