import {
  convertA98ToXyz65,
  convertLabToRgb,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertProphotoToXyz50,
  convertRec2020ToXyz65,
  convertXyz50ToRgb,
  convertXyz65ToRgb,
  type Lch,
} from 'culori/fn';
import type { CssColor, CssColorSpace } from './css-color.ts';
import { isInside } from './gamut.ts';
import { toOklch, type Oklch } from './oklch.ts';
import { fromRgb, GREY_BELOW, type PickerColor } from './picker-color.ts';
import { clamp, type RgbChannels } from './rgb.ts';
import { shownRgb } from './wide-color.ts';

export { readFarFunction } from './far-functions.ts';
export { chromaLimit, fitChroma, fitColor, fromOklch, oklchOf } from './wide-color.ts';
export { formatWide, wideChannels } from './wide-channels.ts';
export { isInGamut, maxChroma, toP3 } from './gamut.ts';
export { oklchToRgb } from './oklch.ts';

/**
 * Creates a colour from a CSS colour in a space beyond sRGB.
 *
 * A colour outside sRGB is mapped by the method of CSS Color 4: its chroma is reduced and its lightness and hue stay,
 * instead of being clipped to a different hue.
 */
export function fromFar(space: FarSpace, channels: CssColor['channels'], alpha: number): PickerColor {
  const rgb = toUnboundedRgb(space, channels);
  const isBeyondSrgb = !isInside(rgb);
  const { l, c, h } = space === 'oklch' ? (channels as unknown as Oklch) : toOklch(rgb);
  const oklch = { l: clamp(l), c, h };
  const color = fromRgb(shownRgb(rgb, oklch), alpha);
  // In other spaces, greys have no hue.
  return space === 'oklch' || oklch.c >= GREY_BELOW ? { ...color, oklch, isBeyondSrgb } : color;
}

/** Converts a CSS colour to sRGB channels; those of a colour outside sRGB lie outside 0 to 1. */
export function toUnboundedRgb(space: FarSpace, channels: CssColor['channels']): RgbChannels {
  return converters[space](channels as never);
}

/** Colour spaces beyond sRGB. */
export type FarSpace = Exclude<CssColorSpace, 'srgb' | 'hsl' | 'hsv' | 'hwb' | 'cmyk'>;

const fromP3 = (rgb: RgbChannels) => convertXyz65ToRgb(convertP3ToXyz65(rgb));
const fromXyz65 = ({ r, g, b }: RgbChannels) => convertXyz65ToRgb({ x: r, y: g, z: b });

// Direct conversions of culori: its mode registry would double the size of the picker.
const converters = {
  lab: convertLabToRgb,
  lch: (lch: Omit<Lch, 'mode'>) => convertLabToRgb(convertLchToLab(lch)),
  oklab: convertOklabToRgb,
  oklch: (lch: Omit<Lch, 'mode'>) => convertOklabToRgb(convertLchToLab(lch)),
  'srgb-linear': convertLrgbToRgb,
  // Of `color(srgb …)` with numbers outside 0 to 1.
  'srgb-unbounded': (rgb: RgbChannels) => rgb,
  'display-p3': fromP3,
  // Display P3 and sRGB have the same transfer function.
  'display-p3-linear': (rgb: RgbChannels) => fromP3(convertLrgbToRgb(rgb)),
  'a98-rgb': (rgb: RgbChannels) => convertXyz65ToRgb(convertA98ToXyz65(rgb)),
  'prophoto-rgb': (rgb: RgbChannels) => convertXyz50ToRgb(convertProphotoToXyz50(rgb)),
  rec2020: (rgb: RgbChannels) => convertXyz65ToRgb(convertRec2020ToXyz65(rgb)),
  xyz: fromXyz65,
  'xyz-d65': fromXyz65,
  'xyz-d50': ({ r, g, b }: RgbChannels) => convertXyz50ToRgb({ x: r, y: g, z: b }),
} satisfies Record<FarSpace, (channels: never) => RgbChannels>;
