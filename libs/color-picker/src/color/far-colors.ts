import {
  convertA98ToXyz65,
  convertLabToLch,
  convertLabToRgb,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertProphotoToXyz50,
  convertRec2020ToXyz65,
  convertRgbToOklab,
  convertXyz50ToRgb,
  convertXyz65ToRgb,
  type Lch,
} from 'culori/fn';
import type { CssColor, CssColorSpace } from './css-color.ts';
import { clamp, type RgbChannels } from './picker-color.ts';

export { readFarFunction } from './far-functions.ts';

/** A colour brought into sRGB, and whether it had to be changed for that. */
export interface SrgbResult {
  readonly rgb: RgbChannels;
  readonly isMapped: boolean;
}

/**
 * Brings a CSS colour into sRGB, which is what hex, `rgb()`, `hsl()` and CMYK can say.
 *
 * Colours that sRGB cannot show keep their lightness and hue and lose chroma,
 * by the method of CSS Color 4, instead of being clipped to a different hue.
 */
export function toSrgb(space: FarSpace, channels: CssColor['channels']): SrgbResult {
  const rgb = toUnboundedRgb(space, channels);
  const isMapped = !isInside(rgb);
  return { rgb: isMapped ? mapToSrgb(rgb) : rgb, isMapped };
}

/** Converts a CSS colour to RGB that may lie beyond 0 to 1, where sRGB ends. */
export function toUnboundedRgb(space: FarSpace, channels: CssColor['channels']): RgbChannels {
  return converters[space](channels as never);
}

/** The spaces that reach beyond sRGB. */
export type FarSpace = Exclude<CssColorSpace, 'srgb' | 'hsl' | 'hsv' | 'hwb' | 'cmyk'>;

const fromP3 = (rgb: RgbChannels) => convertXyz65ToRgb(convertP3ToXyz65(rgb));
const fromXyz65 = ({ r, g, b }: RgbChannels) => convertXyz65ToRgb({ x: r, y: g, z: b });

// The bare conversions of culori: its mode registry would double the size of the picker.
const converters = {
  lab: convertLabToRgb,
  lch: (lch: Omit<Lch, 'mode'>) => convertLabToRgb(convertLchToLab(lch)),
  oklab: convertOklabToRgb,
  oklch: (lch: Omit<Lch, 'mode'>) => convertOklabToRgb(convertLchToLab(lch)),
  'srgb-linear': convertLrgbToRgb,
  'display-p3': fromP3,
  // Display P3 and sRGB share one transfer curve.
  'display-p3-linear': (rgb: RgbChannels) => fromP3(convertLrgbToRgb(rgb)),
  'a98-rgb': (rgb: RgbChannels) => convertXyz65ToRgb(convertA98ToXyz65(rgb)),
  'prophoto-rgb': (rgb: RgbChannels) => convertXyz50ToRgb(convertProphotoToXyz50(rgb)),
  rec2020: (rgb: RgbChannels) => convertXyz65ToRgb(convertRec2020ToXyz65(rgb)),
  xyz: fromXyz65,
  'xyz-d65': fromXyz65,
  'xyz-d50': ({ r, g, b }: RgbChannels) => convertXyz50ToRgb({ x: r, y: g, z: b }),
} satisfies Record<FarSpace, (channels: never) => RgbChannels>;

/** What conversion noise may add outside 0 to 1 before a colour counts as outside sRGB. */
const TOLERANCE = 1e-4;

/** The distance in OKLab at which a clipped colour still looks the same (CSS Color 4). */
const JUST_NOTICEABLE = 0.02;

const clipToSrgb = ({ r, g, b }: RgbChannels): RgbChannels => ({ r: clamp(r), g: clamp(g), b: clamp(b) });

/** Tells whether all channels are from 0 to 1. */
export const isInside = ({ r, g, b }: RgbChannels, tolerance = TOLERANCE) =>
  [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

function mapToSrgb(rgb: RgbChannels): RgbChannels {
  const { l, c, h } = convertLabToLch(convertRgbToOklab(rgb));
  if (l >= 1 || l <= 0) return clipToSrgb({ r: l, g: l, b: l });
  let low = 0;
  let high = c;
  let best = clipToSrgb(rgb);
  while (high - low > 1e-4) {
    const chroma = (low + high) / 2;
    const lab = convertLchToLab({ l, c: chroma, h });
    const candidate = convertOklabToRgb(lab);
    best = clipToSrgb(candidate);
    const near = convertRgbToOklab(best);
    const distance = Math.hypot(near.l - lab.l, near.a - lab.a, near.b - lab.b);
    if (isInside(candidate) || distance <= JUST_NOTICEABLE) low = chroma;
    else high = chroma;
  }
  return best;
}
