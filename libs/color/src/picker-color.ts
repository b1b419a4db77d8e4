import { convertHsvToRgb, convertRgbToHsv } from 'culori/fn';
import type { Oklch } from './oklch.ts';
import { clamp, round, type RgbaChannels, type RgbChannels } from './rgb.ts';

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
  /** The colour as it was said in a space that reaches beyond sRGB; hue, saturation and brightness are the nearest in sRGB. */
  readonly oklch?: Oklch;
  /** Whether sRGB cannot show the colour. */
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

/** Four inks from 0 to 1. */
export interface CmykChannels {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** Opaque white: what a picker shows when it is given nothing it can read. */
export const WHITE: PickerColor = { mode: 'hsv', h: 0, s: 0, v: 1, alpha: 1 };

/** Changes hue, saturation or brightness: from then on it is a colour of sRGB. */
export function withHsv(color: PickerColor, change: Partial<Pick<PickerColor, 'h' | 's' | 'v'>>): PickerColor {
  const { h, s, v, alpha, whiteSaturation } = color;
  const plain: PickerColor = { mode: 'hsv', h, s, v, alpha, ...change };
  return whiteSaturation === undefined ? plain : { ...plain, whiteSaturation };
}

/** Takes the nearest colour that sRGB can show; one that it can show stays as it is. */
export const nearestInSrgb = (color: PickerColor): PickerColor => (color.isBeyondSrgb ? withHsv(color, {}) : color);

/** Reads red, green and blue, each from 0 to 1; of a colour beyond sRGB those of the nearest one inside. */
export function toRgb(color: PickerColor): RgbChannels {
  return convertHsvToRgb(color);
}

/** Reads red, green, blue and alpha, each from 0 to 1. */
export const toRgba = (color: PickerColor): RgbaChannels => ({ ...toRgb(color), alpha: color.alpha });

/** Reads red, green and blue as the whole numbers 0 to 255 that a screen shows. */
export function toBytes(color: PickerColor): [red: number, green: number, blue: number] {
  const { r, g, b } = toRgb(color);
  return [round(r * 255, 0), round(g * 255, 0), round(b * 255, 0)];
}

/**
 * Reads hue, saturation and lightness.
 *
 * At black the saturation is the limit towards which the colour was darkened,
 * at white the one remembered, so that raising or lowering lightness again
 * brings the colour back.
 */
export function toHsl({ h, s, v, whiteSaturation = 0 }: PickerColor): HslChannels {
  const l = v * (1 - s / 2);
  if (l === 1) return { h, s: whiteSaturation, l };
  return { h, s: l === 0 ? s / (2 - s) : (v - l) / Math.min(l, 1 - l), l };
}

/** Reads hue, whiteness and blackness. */
export const toHwb = ({ h, s, v }: PickerColor): HwbChannels => ({ h, w: (1 - s) * v, b: 1 - v });

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
  const v = l + s * Math.min(l, 1 - l);
  const color: PickerColor = { mode: 'hsv', h, s: v === 0 ? (2 * s) / (1 + s) : 2 * (1 - l / v), v, alpha };
  return l === 1 ? { ...color, whiteSaturation: s } : color;
}

/** Makes a colour from hue (degrees), whiteness and blackness; where they exceed one together, they share it. */
export function fromHwb({ h, w, b }: HwbChannels, alpha: number): PickerColor {
  const v = w + b > 1 ? w / (w + b) : 1 - b;
  return { mode: 'hsv', h, s: v === 0 ? 0 : clamp(1 - w / v), v, alpha };
}

/** Makes a colour from the four inks (0 to 1); hue is taken from `memory` where the inks say none. */
export function fromCmyk({ c, m, y, k }: CmykChannels, alpha: number, memory: PickerColor = WHITE): PickerColor {
  const pure = fromRgb({ r: 1 - c, g: 1 - m, b: 1 - y }, alpha, memory);
  return { ...pure, v: pure.v * (1 - k) };
}

/** Tells whether two colours print alike: the same three bytes and the same alpha to three decimals, both in sRGB or neither. */
export function sameColor(left: PickerColor, right: PickerColor): boolean {
  if ((left.isBeyondSrgb ?? false) !== (right.isBeyondSrgb ?? false)) return false;
  return samePaint(left, right, 1e-6) && Math.round(left.alpha * 1000) === Math.round(right.alpha * 1000);
}

/**
 * Takes in a colour that came from outside without losing what the text could not say.
 *
 * A parent that stores rounded text and hands it back gets the exact colour
 * kept; a grey or black one keeps the hue (and saturation) that was set before.
 */
export function absorbColor(previous: PickerColor, next: PickerColor): PickerColor {
  if (samePaint(previous, next, 1e-4)) return { ...previous, alpha: next.alpha };
  if (next.v === 0) return { ...next, h: previous.h, s: previous.s };
  return next.s === 0 ? { ...next, h: previous.h } : next;
}

/** Takes the colour out of a colour: a grey about as light as the colour looks. */
export function toGray(color: PickerColor): PickerColor {
  if (color.s === 0) return color;
  const { r, g, b } = toRgb(color);
  // Luminance with a square for the transfer curve.
  return withHsv(color, { s: 0, v: Math.sqrt(0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b) });
}

/** Compares bytes; of two colours said in OKLCH also those numbers, which tell apart more than bytes do. */
function samePaint(left: PickerColor, right: PickerColor, tolerance: number): boolean {
  if (left.oklch && right.oklch) {
    const [one, other] = [left.oklch, right.oklch];
    const turn = Math.abs(one.h - other.h) * Math.max(one.c, 0.01);
    return Math.abs(one.l - other.l) <= tolerance && Math.abs(one.c - other.c) <= tolerance && turn <= tolerance * 20;
  }
  const [red, green, blue] = toBytes(left);
  const [otherRed, otherGreen, otherBlue] = toBytes(right);
  return red === otherRed && green === otherGreen && blue === otherBlue;
}
