import { flatten, toLinear, type RgbaChannels, type RgbChannels } from './rgb.ts';

/** A text colour and the opaque background behind it. The text can be translucent. */
export interface ColorPair {
  readonly text: RgbaChannels;
  readonly background: RgbChannels;
}

/** Returns the relative luminance of a colour, 0 for black to 1 for white (WCAG 2.2). */
export function luminance(rgb: RgbChannels): number {
  const { r, g, b } = toLinear(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2.2 contrast ratio, from 1 to 21. */
export function wcagContrast({ text, background }: ColorPair): number {
  return ratioOf(luminance(flatten(text, background)), luminance(background));
}

/** Returns the WCAG 2.2 contrast ratio of two luminances. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Returns the APCA lightness contrast, from about -108 (light on dark) to 106 (dark on light).
 *
 * A recommendation in addition to WCAG, not a conformance measure: text is readable from 60 on; below 45, only large
 * letters are. Formula and constants are those of APCA 0.1.9 (https://github.com/Myndex/SAPC-APCA), unchanged.
 */
export function apcaContrast({ text, background }: ColorPair): number {
  const [ink, paper] = [apcaLuminance(flatten(text, background)), apcaLuminance(background)];
  if (Math.abs(paper - ink) < 0.0005) return 0;
  const contrast = 1.14 * (paper > ink ? paper ** 0.56 - ink ** 0.57 : paper ** 0.65 - ink ** 0.62);
  return Math.abs(contrast) < 0.1 ? 0 : (contrast - Math.sign(contrast) * 0.027) * 100;
}

function apcaLuminance({ r, g, b }: RgbChannels): number {
  const sum = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return sum < 0.022 ? sum + (0.022 - sum) ** 1.414 : sum;
}
