import {
  convertA98ToXyz65,
  convertHslToRgb,
  convertHsvToRgb,
  convertHwbToRgb,
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
} from 'culori/fn';
import type { CssColor, CssColorSpace } from './css-color.ts';
import { clamp, type RgbChannels } from './picker-color.ts';

/** A colour brought into sRGB, and whether it had to be changed for that. */
export interface SrgbResult {
  readonly rgb: RgbChannels;
  readonly isMapped: boolean;
}

/**
 * Brings any CSS colour into sRGB, which is what hex, `rgb()`, `hsl()` and CMYK can say.
 *
 * Colours that sRGB cannot show keep their lightness and hue and lose chroma,
 * by the method of CSS Color 4, instead of being clipped to a different hue.
 */
export function toSrgb({ space, channels }: Pick<CssColor, 'space' | 'channels'>): SrgbResult {
  const rgb = converters[space](...channels);
  // Legacy spaces cannot leave sRGB; what is outside is rounding.
  return isInside(rgb) ? { rgb: clip(rgb), isMapped: false } : { rgb: mapToSrgb(rgb), isMapped: true };
}

type Convert = (a: number, b: number, c: number) => RgbChannels;

// The bare conversions of culori: its mode registry would double the size of the picker.
const converters: Record<CssColorSpace, Convert> = {
  rgb: (r, g, b) => ({ r, g, b }),
  hsl: (h, s, l) => convertHslToRgb({ h, s, l }),
  hsv: (h, s, v) => convertHsvToRgb({ h, s, v }),
  hwb: (h, w, b) => convertHwbToRgb({ h, w, b }),
  lab: (l, a, b) => convertLabToRgb({ l, a, b }),
  lch: (l, c, h) => convertLabToRgb(convertLchToLab({ l, c, h })),
  oklab: (l, a, b) => convertOklabToRgb({ l, a, b }),
  oklch: (l, c, h) => convertOklabToRgb(convertLchToLab({ l, c, h })),
  'srgb-linear': (r, g, b) => convertLrgbToRgb({ r, g, b }),
  'display-p3': (r, g, b) => convertXyz65ToRgb(convertP3ToXyz65({ r, g, b })),
  // Display P3 and sRGB share one transfer curve.
  'display-p3-linear': (r, g, b) => convertXyz65ToRgb(convertP3ToXyz65(convertLrgbToRgb({ r, g, b }))),
  'a98-rgb': (r, g, b) => convertXyz65ToRgb(convertA98ToXyz65({ r, g, b })),
  'prophoto-rgb': (r, g, b) => convertXyz50ToRgb(convertProphotoToXyz50({ r, g, b })),
  rec2020: (r, g, b) => convertXyz65ToRgb(convertRec2020ToXyz65({ r, g, b })),
  'xyz-d50': (x, y, z) => convertXyz50ToRgb({ x, y, z }),
  'xyz-d65': (x, y, z) => convertXyz65ToRgb({ x, y, z }),
};

/** What conversion noise may add outside 0 to 1 before a colour counts as outside sRGB. */
const TOLERANCE = 1e-4;

/** The distance in OKLab at which a clipped colour still looks the same (CSS Color 4). */
const JUST_NOTICEABLE = 0.02;

const clip = ({ r, g, b }: RgbChannels): RgbChannels => ({ r: clamp(r), g: clamp(g), b: clamp(b) });

const isInside = ({ r, g, b }: RgbChannels) =>
  [r, g, b].every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

function mapToSrgb(rgb: RgbChannels): RgbChannels {
  const { l, c, h } = convertLabToLch(convertRgbToOklab(rgb));
  if (l >= 1 || l <= 0) return { r: clamp(Math.round(l)), g: clamp(Math.round(l)), b: clamp(Math.round(l)) };
  let low = 0;
  let high = c;
  let best = clip(rgb);
  while (high - low > 1e-4) {
    const chroma = (low + high) / 2;
    const lab = convertLchToLab({ l, c: chroma, h });
    const candidate = convertOklabToRgb(lab);
    best = clip(candidate);
    const near = convertRgbToOklab(best);
    const distance = Math.hypot(near.l - lab.l, near.a - lab.a, near.b - lab.b);
    if (isInside(candidate) || distance <= JUST_NOTICEABLE) low = chroma;
    else high = chroma;
  }
  return best;
}
