import { fitGamut, fitToSrgb, isInside, type Gamut } from './gamut.ts';
import { oklchToRgb, toOklch, type Oklch } from './oklch.ts';
import { fromRgb, GREY_BELOW, nearestInSrgb, toRgb, type PickerColor } from './picker-color.ts';
import { clipRgb, type RgbChannels } from './rgb.ts';

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
  return { ...fromRgb(shownRgb(rgb, oklch), alpha, memory), oklch, isBeyondSrgb: !isInside(rgb) };
}

/** Returns the nearest sRGB channels of a colour; those of a grey are equal, because rounding noise would be a hue. */
export function shownRgb(rgb: RgbChannels, oklch: Oklch): RgbChannels {
  const { r, g, b } = isInside(rgb) ? clipRgb(rgb) : fitToSrgb(oklch);
  const middle = (r + g + b) / 3;
  return oklch.c < GREY_BELOW ? { r: middle, g: middle, b: middle } : { r, g, b };
}

/** Fits a colour into a gamut by reducing its chroma; for sRGB, returns the nearest colour. */
export const fitColor = (color: PickerColor, gamut: Gamut): PickerColor =>
  gamut === 'srgb' ? nearestInSrgb(color) : fitChroma(color, gamut);

/** Fits a colour into a gamut by reducing its chroma alone: lightness and hue stay exactly the same, also in sRGB. */
export function fitChroma(color: PickerColor, gamut: Gamut): PickerColor {
  if (!color.oklch || !color.isBeyondSrgb) return color;
  const fitted = fitGamut(color.oklch, gamut);
  return fitted === color.oklch ? color : fromOklch(fitted, color.alpha, color);
}

/** Maximum chroma of all hues in a gamut, with a small margin: the right edge of a colour plane. */
export const chromaLimit = (gamut: Gamut): number => (gamut === 'p3' ? 0.38 : 0.33);
