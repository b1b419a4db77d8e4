import { convertLabToLch, convertLchToLab, convertOklabToRgb, convertRgbToOklab } from 'culori/fn';
import type { RgbChannels } from './rgb.ts';

/** A colour in OKLCH: perceived lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Converts sRGB to OKLCH; a grey has hue 0. */
export function toOklch(rgb: RgbChannels): Oklch {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgb));
  return { l, c, h };
}

/** Converts OKLCH to sRGB channels; those of a colour outside sRGB lie outside 0 to 1. */
export function oklchToRgb({ l, c, h }: Oklch): RgbChannels {
  const { r, g, b } = convertOklabToRgb(convertLchToLab({ l, c, h }));
  return { r, g, b };
}

/** Returns the distance of two colours in OKLab; 0.02 is just noticeable. */
export function oklabDistance(one: RgbChannels, other: RgbChannels): number {
  const [left, right] = [convertRgbToOklab(one), convertRgbToOklab(other)];
  return Math.hypot(left.l - right.l, left.a - right.a, left.b - right.b);
}
