import { hsvToRgb, rgbToHsv } from './hsv.ts';
import type { Oklch } from './oklch.ts';
import { clamp, round, roundToBytes, type RgbaChannels, type RgbChannels } from './rgb.ts';

/**
 * An exact colour: a culori `hsv` colour that always has a hue.
 *
 * Numbers are floating point and are rounded only in text. Unlike in RGB, hue and saturation are kept for grey and
 * black.
 */
export interface PickerColor {
  readonly mode: 'hsv';
  /** Degrees, 0 to 360 (both ends are kept, so that a slider can be at either end). */
  readonly h: number;
  /** 0 to 1. */
  readonly s: number;
  /** 0 to 1. */
  readonly v: number;
  /** 0 to 1. */
  readonly alpha: number;
  /** The HSL saturation before the colour became white, which has none. */
  readonly whiteSaturation?: number;
  /** Exact values of a colour given in a space beyond sRGB; `h`, `s` and `v` are those of the nearest sRGB colour. */
  readonly oklch?: Oklch;
  /** Whether the colour is outside sRGB. */
  readonly isBeyondSrgb?: boolean;
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface HslChannels {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** Hue in degrees, whiteness and blackness from 0 to 1. */
export interface HwbChannels {
  readonly h: number;
  readonly w: number;
  readonly b: number;
}

/** Four ink values from 0 to 1. */
export interface CmykChannels {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** Below this chroma of OKLCH the hue is rounding noise. */
export const GREY_BELOW = 1e-4;

/** Opaque white: the colour of a picker whose value cannot be parsed. */
export const WHITE: PickerColor = { mode: 'hsv', h: 0, s: 0, v: 1, alpha: 1 };

/** Changes hue, saturation or brightness; the result is an sRGB colour. */
export function withHsv(color: PickerColor, change: Partial<Pick<PickerColor, 'h' | 's' | 'v'>>): PickerColor {
  const { h, s, v, alpha, whiteSaturation } = color;
  const plain: PickerColor = { mode: 'hsv', h, s, v, alpha, ...change };
  return whiteSaturation === undefined ? plain : { ...plain, whiteSaturation };
}

/** Returns the nearest sRGB colour; a colour inside sRGB stays the same. */
export const nearestInSrgb = (color: PickerColor): PickerColor => (color.isBeyondSrgb ? withHsv(color, {}) : color);

/** Returns red, green and blue, each from 0 to 1; for a colour outside sRGB, those of the nearest colour inside. */
export function toRgb(color: PickerColor): RgbChannels {
  return hsvToRgb(color);
}

/** Returns red, green, blue and alpha, each from 0 to 1. */
export const toRgba = (color: PickerColor): RgbaChannels => ({ ...toRgb(color), alpha: color.alpha });

/** Returns red, green and blue as integers from 0 to 255. */
export function toBytes(color: PickerColor): [red: number, green: number, blue: number] {
  const { r, g, b } = toRgb(color);
  return [round(r * 255, 0), round(g * 255, 0), round(b * 255, 0)];
}

/** Returns the 24-bit colour that a colour is printed as, with the same alpha; its hue is kept where the bytes have none. */
export const inBytes = (color: PickerColor): PickerColor => fromRgb(roundToBytes(toRgb(color)), color.alpha, color);

/**
 * Returns hue, saturation and lightness.
 *
 * For black, the saturation is its limit as the colour gets darker; for white, it is the remembered one. So the colour
 * returns when the lightness changes again.
 */
export function toHsl({ h, s, v, whiteSaturation = 0 }: PickerColor): HslChannels {
  const l = v * (1 - s / 2);
  if (l === 1) return { h, s: whiteSaturation, l };
  return { h, s: l === 0 ? s / (2 - s) : (v - l) / Math.min(l, 1 - l), l };
}

/** Returns hue, whiteness and blackness. */
export const toHwb = ({ h, s, v }: PickerColor): HwbChannels => ({ h, w: (1 - s) * v, b: 1 - v });

/**
 * Returns the four ink values, by the simple formula (no colour profile).
 *
 * Cyan, magenta and yellow depend only on hue and saturation, so that they are kept when black is at its maximum.
 */
export function toCmyk({ h, s, v }: PickerColor): CmykChannels {
  const { r, g, b } = hsvToRgb({ h, s, v: 1 });
  return { c: 1 - r, m: 1 - g, y: 1 - b, k: 1 - v };
}

/** Creates a colour from red, green and blue (0 to 1). Greys take the hue of `memory`, black also the saturation. */
export function fromRgb(rgb: RgbChannels, alpha: number, memory: PickerColor = WHITE): PickerColor {
  const { h, s, v } = rgbToHsv({ r: clamp(rgb.r), g: clamp(rgb.g), b: clamp(rgb.b) });
  return {
    mode: 'hsv',
    h: h ?? memory.h,
    s: v === 0 ? memory.s : s,
    v,
    alpha: clamp(alpha),
  };
}

/** Creates a colour from hue (degrees), saturation and lightness (0 to 1). */
export function fromHsl({ h, s, l }: HslChannels, alpha: number): PickerColor {
  const v = l + s * Math.min(l, 1 - l);
  const color: PickerColor = { mode: 'hsv', h, s: v === 0 ? (2 * s) / (1 + s) : 2 * (1 - l / v), v, alpha };
  return l === 1 ? { ...color, whiteSaturation: s } : color;
}

/** Creates a colour from hue (degrees), whiteness and blackness; a sum above 1 is scaled to 1. */
export function fromHwb({ h, w, b }: HwbChannels, alpha: number): PickerColor {
  const v = w + b > 1 ? w / (w + b) : 1 - b;
  return { mode: 'hsv', h, s: v === 0 ? 0 : clamp(1 - w / v), v, alpha };
}

/** Creates a colour from four ink values (0 to 1); the hue is that of `memory` if the inks have none. */
export function fromCmyk({ c, m, y, k }: CmykChannels, alpha: number, memory: PickerColor = WHITE): PickerColor {
  const pure = fromRgb({ r: 1 - c, g: 1 - m, b: 1 - y }, alpha, memory);
  return { ...pure, v: pure.v * (1 - k) };
}

/** Checks whether two colours are printed alike: same bytes, same alpha to three decimals, both or neither in sRGB. */
export function sameColor(left: PickerColor, right: PickerColor): boolean {
  return samePaint(left, right, 1e-6) && Math.round(left.alpha * 1000) === Math.round(right.alpha * 1000);
}

/**
 * Takes a colour from outside, and keeps the information that its text does not contain.
 *
 * When a parent passes rounded text back, the exact colour is kept. A grey or black colour without a hue keeps the
 * previous one (black also the saturation). A grey of hue 0 counts as one without, unless a person `statesHue`: RGB has
 * none, and what converts from RGB writes 0 for it.
 */
export function absorbColor(previous: PickerColor, next: PickerColor, statesHue?: boolean): PickerColor {
  const isGrey = next.s * next.v === 0;
  const hasHue = next.oklch ? false : (statesHue ?? next.h !== 0);
  // A parent may round to whole degrees.
  const hasOtherHue = isGrey && hasHue && Math.abs(next.h - previous.h) > 0.5;
  if (!hasOtherHue && samePaint(previous, next, 1e-4)) return { ...previous, alpha: next.alpha };
  if (next.s) return next;
  const grey = { ...next, h: hasHue ? next.h : previous.h, s: next.v ? 0 : previous.s };
  const { oklch, ...plain } = grey;
  if (!oklch || oklch.c >= GREY_BELOW || (statesHue ?? oklch.h !== 0)) return grey;
  return previous.oklch ? { ...grey, oklch: { ...oklch, h: previous.oklch.h } } : plain;
}

/** Converts a colour to a grey of about the same perceived lightness. */
export function toGray(color: PickerColor): PickerColor {
  if (color.s === 0) return color;
  const { r, g, b } = toRgb(color);
  // Luminance with the transfer function approximated by a square.
  return withHsv(color, { s: 0, v: Math.sqrt(0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b) });
}

/**
 * Compares the bytes, or, if both colours have OKLCH values, those, which are more precise. A colour outside sRGB is
 * never the same as its nearest one inside.
 */
function samePaint(left: PickerColor, right: PickerColor, tolerance: number): boolean {
  if (!left.isBeyondSrgb !== !right.isBeyondSrgb) return false;
  if (left.oklch && right.oklch) {
    const [one, other] = [left.oklch, right.oklch];
    const turn = Math.abs(one.h - other.h) * Math.max(one.c, 0.01);
    return Math.abs(one.l - other.l) <= tolerance && Math.abs(one.c - other.c) <= tolerance && turn <= tolerance * 20;
  }
  return toBytes(left).join() === toBytes(right).join();
}
