import { fitGamut, isInside, mapToSrgb, type Gamut } from './gamut.ts';
import { oklchToRgb, toOklch, type Oklch } from './oklch.ts';
import { fromRgb, nearestInSrgb, toRgb, type PickerColor } from './picker-color.ts';
import { clipRgb } from './rgb.ts';

/** Below this chroma the hue is rounding noise. */
export const GREY_BELOW = 1e-4;

/** Returns a colour in OKLCH; a grey has the hue that it remembers. */
export function oklchOf(color: PickerColor): Oklch {
  if (color.oklch) return color.oklch;
  const { l, c, h } = toOklch(toRgb(color));
  if (c >= GREY_BELOW) return { l, c, h };
  return { l, c: 0, h: toOklch(toRgb({ ...color, s: 1, v: 1 })).h };
}

/** Creates a colour from OKLCH; a colour outside sRGB keeps its exact values in `oklch`. */
export function fromOklch(oklch: Oklch, alpha: number, memory?: PickerColor): PickerColor {
  const rgb = oklchToRgb(oklch);
  const isBeyondSrgb = !isInside(rgb);
  return { ...fromRgb(isBeyondSrgb ? mapToSrgb(rgb) : clipRgb(rgb), alpha, memory), oklch, isBeyondSrgb };
}

/** Fits a colour into a gamut by reducing its chroma; for sRGB, returns the nearest colour. */
export function fitColor(color: PickerColor, gamut: Gamut): PickerColor {
  if (!color.oklch || !color.isBeyondSrgb) return color;
  if (gamut === 'srgb') return nearestInSrgb(color);
  const fitted = fitGamut(color.oklch, gamut);
  return fitted === color.oklch ? color : fromOklch(fitted, color.alpha, color);
}

/** Maximum chroma of all hues in a gamut, with a small margin: the right edge of a colour plane. */
export const chromaLimit = (gamut: Gamut): number => (gamut === 'p3' ? 0.38 : 0.33);
