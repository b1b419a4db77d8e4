import type { Rgba } from './color-value.ts';

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Splits a colour into lightness, chroma and hue as the eye sees them. */
export function toOklch({ r, g, b }: Rgba): Oklch {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  ];
}

/**
 * Builds an sRGB colour from lightness, chroma and hue.
 *
 * A chroma that no screen can show is lowered until it fits; lightness and hue
 * stay, so contrast and character stay too.
 */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgba {
  let color = oklchToRgb(lightness, chroma, hue);
  let [fitting, tooMuch] = [0, chroma];
  for (let round = 0; round < 14 && (!isShowable(color) || fitting); round++) {
    const middle = (fitting + tooMuch) / 2;
    color = oklchToRgb(lightness, middle, hue);
    if (isShowable(color)) fitting = middle;
    else tooMuch = middle;
  }
  return color;
}

/** Converts without fitting: channels may lie outside what a screen can show. */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgba {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha: 1,
  };
}

/** Undoes the gamma curve of one channel. Also the first step of luminance. */
export const linear = (channel: number): number =>
  channel > 10.31475 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 255 / 12.92;

/** Puts the gamma curve back onto one channel of light. */
export const encoded = (light: number): number =>
  255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light);

/** Tells whether a screen can show it; half a step of a channel is rounded away in print. */
export const isShowable = ({ r, g, b }: Rgba): boolean => Math.min(r, g, b) > -0.5 && Math.max(r, g, b) < 255.5;
