import { convertRgbToXyz65, convertXyz65ToLab65, differenceCiede2000 } from 'culori/fn';
import type { RgbChannels } from './rgb.ts';

/** CIE Lab: lightness 0 to 100 and two axes to about 125. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/**
 * Returns the perceived difference of two colours (CIEDE2000).
 *
 * About 1 is just visible; two colours more than 20 apart are clearly different.
 */
export const colorDifference = (one: RgbChannels, other: RgbChannels): number =>
  labDifference(toLab(one), toLab(other));

/** Returns the CIEDE2000 difference of two Lab colours. */
export const labDifference = (one: Lab, other: Lab): number =>
  // Colours in the `lab65` mode work without culori's mode registry.
  differenceCiede2000()({ ...one, mode: 'lab65' }, { ...other, mode: 'lab65' });

/** Converts sRGB to CIE Lab with white point D65, the white point of sRGB. */
function toLab(rgb: RgbChannels): Lab {
  const { l, a, b } = convertXyz65ToLab65(convertRgbToXyz65(rgb));
  return { l, a, b };
}
