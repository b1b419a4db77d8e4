import { convertLchToLab, convertOklabToLrgb, convertRgbToXyz65, convertXyz65ToP3 } from 'culori/fn';
import { oklabDistance, oklchToRgb, type Oklch } from './oklch.ts';
import { clipRgb, type RgbChannels } from './rgb.ts';

/** A colour gamut: the colours that a screen can show. */
export type Gamut = 'srgb' | 'p3';

/** Conversion errors up to this size outside 0 to 1 are ignored. */
const TOLERANCE = 1e-4;

/** Maximum distance in OKLab at which a clipped colour still looks the same (CSS Color 4). */
const JUST_NOTICEABLE = 0.02;

/** Checks whether all channels are from 0 to 1. */
export const isInside = ({ r, g, b }: RgbChannels, tolerance = TOLERANCE): boolean =>
  Math.min(r, g, b) >= -tolerance && Math.max(r, g, b) <= 1 + tolerance;

/** Converts to Display P3 channels; those of a colour outside P3 lie outside 0 to 1. */
export function toP3(color: Oklch): RgbChannels {
  const { r, g, b } = convertXyz65ToP3(convertRgbToXyz65(oklchToRgb(color)));
  return { r, g, b };
}

/** Checks whether a colour is inside a gamut. */
export function isInGamut(color: Oklch, gamut: Gamut, tolerance?: number): boolean {
  return isInside(gamut === 'p3' ? toP3(color) : oklchToRgb(color), tolerance);
}

/** Returns the maximum chroma of a gamut at a lightness and hue. */
export function maxChroma(l: number, h: number, gamut: Gamut): number {
  // Near black, the usual tolerance is larger than the gamut itself.
  const isWithin = gamut === 'p3' ? (color: Oklch) => isInside(toP3(color), 0) : isInLinearSrgb;
  let [low, high] = [0, 0.5];
  while (high - low > 1e-5) {
    const c = (low + high) / 2;
    if (isWithin({ l, c, h })) low = c;
    else high = c;
  }
  return low;
}

/** Checks the channels before their transfer function, which moves none of them across 0 or 1, and costs the most. */
const isInLinearSrgb = ({ l, c, h }: Oklch): boolean => isInside(convertOklabToLrgb(convertLchToLab({ l, c, h })), 0);

/** Reduces the chroma until the colour is inside a gamut; lightness and hue stay exactly the same. */
export function fitGamut<Color extends Oklch>(color: Color, gamut: Gamut): Color {
  return isInGamut(color, gamut) ? color : { ...color, c: maxChroma(color.l, color.h, gamut) };
}

/**
 * Finds the nearest sRGB colour, by the method of CSS Color 4.
 *
 * Reduces the chroma at the same lightness and hue only until clipping the rest is not visible, which keeps more chroma
 * than `fitGamut` does.
 */
export function fitToSrgb({ l, c, h }: Oklch): RgbChannels {
  if (l >= 1 || l <= 0) return clipRgb({ r: l, g: l, b: l });
  const unbounded = oklchToRgb({ l, c, h });
  if (isInside(unbounded)) return clipRgb(unbounded);
  let [low, high] = [0, c];
  let best = clipRgb(unbounded);
  while (high - low > 1e-4) {
    const chroma = (low + high) / 2;
    const candidate = oklchToRgb({ l, c: chroma, h });
    best = clipRgb(candidate);
    if (isInside(candidate) || oklabDistance(best, candidate) <= JUST_NOTICEABLE) low = chroma;
    else high = chroma;
  }
  return best;
}
