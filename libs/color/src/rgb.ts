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

/** Keeps a number inside a range; what is not a number becomes the low end. */
export const clamp = (value: number, low = 0, high = 1): number => (value > low ? Math.min(value, high) : low);

/** Rounds to a number of decimals, and never to minus zero; a half that lost its last bits on the way is still a half. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + 1e-9) / scale + 0;
}

/** Cuts each channel off at 0 and 1. */
export const clipRgb = ({ r, g, b }: RgbChannels): RgbChannels => ({ r: clamp(r), g: clamp(g), b: clamp(b) });

/** Rounds each channel to the nearest of the 256 steps that text and screens have. */
export const roundToBytes = ({ r, g, b }: RgbChannels): RgbChannels => ({
  r: Math.round(r * 255) / 255,
  g: Math.round(g * 255) / 255,
  b: Math.round(b * 255) / 255,
});

/** Lays a translucent colour over an opaque one. */
export function flatten(top: RgbaChannels, under: RgbChannels): RgbChannels {
  const mix = (key: 'r' | 'g' | 'b') => top[key] * top.alpha + under[key] * (1 - top.alpha);
  return { r: mix('r'), g: mix('g'), b: mix('b') };
}

/** Undoes the transfer curve: channels in proportion to light. */
export function toLinear(rgb: RgbChannels): RgbChannels {
  const { r, g, b } = convertRgbToLrgb(rgb);
  return { r, g, b };
}

/** Puts the transfer curve back onto channels of light. */
export function fromLinear(light: RgbChannels): RgbChannels {
  const { r, g, b } = convertLrgbToRgb(light);
  return { r, g, b };
}
