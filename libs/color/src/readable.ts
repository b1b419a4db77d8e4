import { fitToSrgb } from './gamut.ts';
import { oklabDistance, toOklch } from './oklch.ts';
import { roundToBytes, type RgbChannels } from './rgb.ts';

/** A colour that can be read, found by moving the lightness of one that cannot. */
export interface ReadableColor {
  /** Whole bytes, so that the printed text keeps what was asked. */
  readonly rgb: RgbChannels;
  readonly direction: 'lighter' | 'darker';
  /** Distance in OKLab from the colour as it was. */
  readonly distance: number;
}

/** Eighteen halvings are finer than the step from one byte to the next. */
const HALVINGS = 18;

/**
 * Finds the nearest lighter and the nearest darker colour that meet a demand, the nearer one first.
 *
 * Hue is held, and chroma as far as sRGB can show it. A direction that ends in
 * black or white without meeting the demand is left out.
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
