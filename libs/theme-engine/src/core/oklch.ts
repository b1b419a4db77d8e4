import { fitGamut, oklchToRgb, toOklch as oklchOf } from '@genmaster/color';
import type { Rgba } from './rgba.ts';

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Splits a colour into lightness, chroma and hue as the eye sees them. */
export function toOklch(color: Rgba): Oklch {
  const { l, c, h } = oklchOf(toUnit(color));
  return [l, c, h];
}

/**
 * Builds an sRGB colour from lightness, chroma and hue.
 *
 * A chroma that no screen can show is lowered until it fits; lightness and hue
 * stay, so contrast and character stay too.
 */
export const fromOklch = ([l, c, h]: Oklch): Rgba => fromUnit(oklchToRgb(fitGamut({ l, c, h }, 'srgb')));

/** Divides channels by 255: the shape in which `@genmaster/color` reckons. */
export const toUnit = ({ r, g, b, alpha }: Rgba): Rgba => ({ r: r / 255, g: g / 255, b: b / 255, alpha });

/** Multiplies channels by 255, back to the engine's own shape. */
export const fromUnit = ({ r, g, b, alpha = 1 }: Omit<Rgba, 'alpha'> & { readonly alpha?: number }): Rgba => ({
  r: r * 255,
  g: g * 255,
  b: b * 255,
  alpha,
});
