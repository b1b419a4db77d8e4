import { fitToSrgb } from './gamut.ts';
import { oklabDistance, toOklch } from './oklch.ts';
import { roundToBytes, type RgbChannels } from './rgb.ts';

/** A readable colour, found by changing the lightness of one that is not. */
export interface ReadableColor {
  /** Rounded to bytes, so that the printed text meets the condition too. */
  readonly rgb: RgbChannels;
  readonly direction: 'lighter' | 'darker';
  /** Distance in OKLab from the original colour. */
  readonly distance: number;
}

/** Number of bisection steps; 18 are more precise than one byte step. */
const HALVINGS = 18;

/**
 * Finds the nearest lighter and the nearest darker colour that meet a condition, the nearer one first.
 *
 * Keeps the hue, and the chroma as far as it is inside sRGB. Leaves out a direction that ends in black or white without
 * meeting the condition.
 */
export function findReadable(color: RgbChannels, meets: (candidate: RgbChannels) => boolean): ReadableColor[] {
  const { l, c, h } = toOklch(color);
  const at = (lightness: number) => roundToBytes(fitToSrgb({ l: lightness, c, h }));
  return (['lighter', 'darker'] as const)
    .flatMap((direction): ReadableColor[] => {
      let [failing, passing] = [l, direction === 'lighter' ? 1 : 0];
      if (!meets(at(passing))) return [];
      for (let halving = 0; halving < HALVINGS; halving += 1) {
        const middle = (failing + passing) / 2;
        if (meets(at(middle))) passing = middle;
        else failing = middle;
      }
      const rgb = at(passing);
      return [{ rgb, direction, distance: oklabDistance(color, rgb) }];
    })
    .sort((one, other) => one.distance - other.distance);
}
