import {
  convertHslToRgb,
  convertHsvToRgb,
  convertOklabToRgb,
  convertRgbToHsl,
  convertRgbToHsv,
  convertRgbToOklab,
} from 'culori/fn';

/**
 * One colour, exact: a culori `hsv` colour whose hue is always known.
 *
 * Numbers are floating point and are rounded in text alone. Hue and saturation
 * survive grey and black, where RGB has no room for them.
 */
export interface PickerColor {
  readonly mode: 'hsv';
  /** Degrees, 0 to 360 (both ends are kept, so that a slider can rest on either). */
  readonly h: number;
  /** 0 to 1. */
  readonly s: number;
  /** 0 to 1. */
  readonly v: number;
  /** 0 to 1. */
  readonly alpha: number;
  /** The HSL saturation that white was reached with; white itself has none. */
  readonly whiteSaturation?: number;
}

/** Red, green and blue from 0 to 1. */
export interface RgbChannels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface HslChannels {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** Four inks from 0 to 1. */
export interface CmykChannels {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** Opaque white: what a picker shows when it is given nothing it can read. */
export const WHITE: PickerColor = { mode: 'hsv', h: 0, s: 0, v: 1, alpha: 1 };

/** Keeps a number inside a range; what is not a number becomes the low end. */
export const clamp = (value: number, low = 0, high = 1): number => (value > low ? Math.min(value, high) : low);

/** Reads red, green and blue, each from 0 to 1. */
export function toRgb(color: PickerColor): RgbChannels {
  return convertHsvToRgb(color);
}

/** Reads red, green and blue as the whole numbers 0 to 255 that a screen shows. */
export function toBytes(color: PickerColor): [red: number, green: number, blue: number] {
  const { r, g, b } = toRgb(color);
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
}

/**
 * Reads hue, saturation and lightness.
 *
 * At black the saturation is the limit towards which the colour was darkened,
 * at white the one remembered, so that raising or lowering lightness again
 * brings the colour back.
 */
export function toHsl(color: PickerColor): HslChannels {
  const { h, s, v } = color;
  if (v === 0) return { h, s: s / (2 - s), l: 0 };
  if (s === 0) return { h, s: v === 1 ? (color.whiteSaturation ?? 0) : 0, l: v };
  const hsl = convertRgbToHsl(convertHsvToRgb(color));
  return { h, s: clamp(hsl.s), l: clamp(hsl.l) };
}

/**
 * Reads the four inks, by the plain formula (no colour profile).
 *
 * Cyan, magenta and yellow depend on hue and saturation alone, so full black
 * ink does not wipe them out.
 */
export function toCmyk({ h, s, v }: PickerColor): CmykChannels {
  const { r, g, b } = convertHsvToRgb({ h, s, v: 1 });
  return { c: 1 - r, m: 1 - g, y: 1 - b, k: 1 - v };
}

/** Makes a colour from red, green and blue (0 to 1); greys borrow hue and saturation from `memory`. */
export function fromRgb(rgb: RgbChannels, alpha: number, memory: PickerColor = WHITE): PickerColor {
  const { h, s, v } = convertRgbToHsv({ r: clamp(rgb.r), g: clamp(rgb.g), b: clamp(rgb.b) });
  return {
    mode: 'hsv',
    h: h ?? memory.h,
    s: v === 0 ? memory.s : s,
    v,
    alpha: clamp(alpha),
  };
}

/** Makes a colour from hue (degrees), saturation and lightness (0 to 1). */
export function fromHsl({ h, s, l }: HslChannels, alpha: number): PickerColor {
  const rgb = convertHslToRgb({ h, s, l });
  const memory: PickerColor = { mode: 'hsv', h, s: (2 * s) / (1 + s), v: 0, alpha: 1 };
  const color = { ...fromRgb(rgb, alpha, memory), h };
  return l === 1 ? { ...color, whiteSaturation: s } : color;
}

/** Makes a colour from the four inks (0 to 1); hue is taken from `memory` where the inks say none. */
export function fromCmyk({ c, m, y, k }: CmykChannels, alpha: number, memory: PickerColor = WHITE): PickerColor {
  const pure = fromRgb({ r: 1 - c, g: 1 - m, b: 1 - y }, alpha, memory);
  return { ...pure, v: pure.v * (1 - k) };
}

/** Tells whether two colours print alike: the same three bytes and the same alpha to three decimals. */
export function sameColor(left: PickerColor, right: PickerColor): boolean {
  return samePaint(left, right) && Math.round(left.alpha * 1000) === Math.round(right.alpha * 1000);
}

/**
 * Takes in a colour that came from outside without losing what the text could not say.
 *
 * A parent that stores rounded text and hands it back gets the exact colour
 * kept; a grey or black one keeps the hue (and saturation) that was set before.
 */
export function absorbColor(previous: PickerColor, next: PickerColor): PickerColor {
  if (samePaint(previous, next)) return { ...previous, alpha: next.alpha };
  if (next.v === 0) return { ...next, h: previous.h, s: previous.s };
  return next.s === 0 ? { ...next, h: previous.h } : next;
}

/** Takes the colour out of a colour: the grey of the same perceived lightness. */
export function toGray(color: PickerColor): PickerColor {
  if (color.s === 0) return color;
  const { l } = convertRgbToOklab(convertHsvToRgb(color));
  const { r } = convertOklabToRgb({ l, a: 0, b: 0 });
  return { ...color, s: 0, v: clamp(r) };
}

function samePaint(left: PickerColor, right: PickerColor): boolean {
  const [red, green, blue] = toBytes(left);
  const [otherRed, otherGreen, otherBlue] = toBytes(right);
  return red === otherRed && green === otherGreen && blue === otherBlue;
}
