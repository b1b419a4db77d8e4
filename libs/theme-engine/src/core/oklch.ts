import { fitGamut, oklchToRgb, toOklch as oklchOf } from '@genmaster/color';
import type { Rgba } from './rgba.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Converts a colour to OKLCH: perceived lightness, chroma and hue. */
export function toOklch(color: Rgba): Oklch {
  const { l, c, h } = oklchOf(toUnit(color));
  return [l, c, h];
}

/**
 * Converts OKLCH to sRGB.
 *
 * Chroma outside the sRGB gamut is reduced until it fits; lightness and hue stay the same, so the contrast does too.
 */
export const fromOklch = ([l, c, h]: Oklch): Rgba => fromUnit(oklchToRgb(fitGamut({ l, c, h }, 'srgb')));

/** Converts channels from 0–255 to 0–1, the range that `@genmaster/color` uses. */
export const toUnit = ({ r, g, b, alpha }: Rgba): Rgba => ({ r: r / 255, g: g / 255, b: b / 255, alpha });

/** Converts channels from 0–1 to 0–255, the range that the engine uses. */
export const fromUnit = ({ r, g, b, alpha = 1 }: Omit<Rgba, 'alpha'> & { readonly alpha?: number }): Rgba => ({
  r: r * 255,
  g: g * 255,
  b: b * 255,
  alpha,
});
