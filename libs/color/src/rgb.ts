import { convertLrgbToRgb, convertRgbToLrgb } from 'culori/fn';

/** Red, green and blue from 0 to 1. */
export interface RgbChannels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Red, green, blue and alpha from 0 to 1. */
export interface RgbaChannels extends RgbChannels {
  readonly alpha: number;
}

/** Clamps a number to a range; NaN becomes the lower limit. */
export const clamp = (value: number, low = 0, high = 1): number => (value > low ? Math.min(value, high) : low);

/** Rounds to a number of decimals, never to -0. A half just missed by a floating-point error is rounded up. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + 1e-9) / scale + 0;
}

/** Clamps each channel to 0 and 1. */
export const clipRgb = ({ r, g, b }: RgbChannels): RgbChannels => ({ r: clamp(r), g: clamp(g), b: clamp(b) });

/** Rounds each channel to the nearest of 256 steps (bytes). */
export const roundToBytes = ({ r, g, b }: RgbChannels): RgbChannels => ({
  r: round(r * 255, 0) / 255,
  g: round(g * 255, 0) / 255,
  b: round(b * 255, 0) / 255,
});

/** Composites a translucent colour over an opaque one. */
export function flatten(top: RgbaChannels, under: RgbChannels): RgbChannels {
  const mix = (key: 'r' | 'g' | 'b') => top[key] * top.alpha + under[key] * (1 - top.alpha);
  return { r: mix('r'), g: mix('g'), b: mix('b') };
}

/** Converts sRGB to linear-light RGB. */
export function toLinear(rgb: RgbChannels): RgbChannels {
  const { r, g, b } = convertRgbToLrgb(rgb);
  return { r, g, b };
}

/** Converts linear-light RGB to sRGB. */
export function fromLinear(light: RgbChannels): RgbChannels {
  const { r, g, b } = convertLrgbToRgb(light);
  return { r, g, b };
}
