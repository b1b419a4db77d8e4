import { fitGamut, isInside, mapToSrgb, type Gamut } from './gamut.ts';
import { oklchToRgb, toOklch, type Oklch } from './oklch.ts';
import { fromRgb, nearestInSrgb, toRgb, type PickerColor } from './picker-color.ts';
import { clipRgb } from './rgb.ts';

/** Below this chroma the hue is rounding noise. */
export const GREY_BELOW = 1e-4;

/** Reads a colour as the eye orders it; a grey has the hue that it remembers. */
export function oklchOf(color: PickerColor): Oklch {
  if (color.oklch) return color.oklch;
  const { l, c, h } = toOklch(toRgb(color));
  if (c >= GREY_BELOW) return { l, c, h };
  return { l, c: 0, h: toOklch(toRgb({ ...color, s: 1, v: 1 })).h };
}

/** Makes a colour from lightness, chroma and hue; where sRGB has no room for it, it stays what it is. */
export function fromOklch(oklch: Oklch, alpha: number, memory?: PickerColor): PickerColor {
  const rgb = oklchToRgb(oklch);
  const isBeyondSrgb = !isInside(rgb);
  return { ...fromRgb(isBeyondSrgb ? mapToSrgb(rgb) : clipRgb(rgb), alpha, memory), oklch, isBeyondSrgb };
}

/** Brings a colour into a gamut: its own lightness and hue, as much chroma as there is. */
export function fitColor(color: PickerColor, gamut: Gamut): PickerColor {
  if (!color.oklch || !color.isBeyondSrgb) return color;
  if (gamut === 'srgb') return nearestInSrgb(color);
  const fitted = fitGamut(color.oklch, gamut);
  return fitted === color.oklch ? color : fromOklch(fitted, color.alpha, color);
}

/** The most chroma that any hue has in a gamut, with a little air: the right edge of a plane. */
export const chromaLimit = (gamut: Gamut): number => (gamut === 'p3' ? 0.38 : 0.33);
