import { clamp, type RgbChannels } from './rgb.ts';

/** Hue in degrees, saturation and value from 0 to 1. */
export interface HsvChannels {
  readonly h: number;
  readonly s: number;
  readonly v: number;
}

/** Converts hue, saturation and value to red, green and blue. */
export function hsvToRgb({ h, s, v }: HsvChannels): RgbChannels {
  const sextant = ((h / 60) % 6) + 6;
  const channel = (offset: number) => {
    const place = (offset + sextant) % 6;
    return v - v * s * clamp(Math.min(place, 4 - place));
  };
  return { r: channel(5), g: channel(3), b: channel(1) };
}

/** Converts red, green and blue to hue, saturation and value; a grey has no hue. */
export function rgbToHsv({ r, g, b }: RgbChannels): Omit<HsvChannels, 'h'> & { readonly h: number | undefined } {
  const v = Math.max(r, g, b);
  const chroma = v - Math.min(r, g, b);
  if (chroma === 0) return { h: undefined, s: 0, v };
  const sextant = v === r ? ((g - b) / chroma + 6) % 6 : v === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { h: sextant * 60, s: chroma / v, v };
}
