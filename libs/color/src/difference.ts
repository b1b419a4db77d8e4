import { convertRgbToXyz65, convertXyz65ToLab65, differenceCiede2000 } from 'culori/fn';
import type { RgbChannels } from './rgb.ts';

/** CIE Lab: lightness 0 to 100 and two axes to about 125. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/**
 * Measures how different two colours look (CIEDE2000).
 *
 * About 1 is just visible; above 20 nobody takes one for the other.
 */
export const colorDifference = (one: RgbChannels, other: RgbChannels): number =>
  labDifference(toLab(one), toLab(other));

/** Measures CIEDE2000 between two Lab colours. */
export const labDifference = (one: Lab, other: Lab): number =>
  // In their own mode, colours pass culori without a registry.
  differenceCiede2000()({ ...one, mode: 'lab65' }, { ...other, mode: 'lab65' });

/** Converts to CIE Lab over the D65 white of sRGB. */
function toLab(rgb: RgbChannels): Lab {
  const { l, a, b } = convertXyz65ToLab65(convertRgbToXyz65(rgb));
  return { l, a, b };
}
