import { colorsNamed } from 'culori/fn';

/** A colour as CSS text says it: its space and three channels, before any conversion. */
export interface CssColor {
  readonly space: CssColorSpace;
  /** RGB-like channels and lightness of the OK spaces from 0 to 1, CIE lightness to 100, hues in degrees. */
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

/** Every space that an absolute CSS colour can be written in, and `hsv`. */
export type CssColorSpace =
  | 'rgb'
  | 'hsl'
  | 'hsv'
  | 'hwb'
  | 'lab'
  | 'lch'
  | 'oklab'
  | 'oklch'
  | 'srgb-linear'
  | 'display-p3'
  | 'display-p3-linear'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'rec2020'
  | 'xyz-d50'
  | 'xyz-d65';

/**
 * Reads the text of an absolute CSS Color 4 colour, or of `cmyk()` and `hsv()`.
 *
 * A whole declaration (`color: red;`) is understood too, because that is what
 * people copy. Returns null for what is not an absolute colour: `currentcolor`,
 * system colours, `color-mix()`, relative colours, `calc()`.
 */
export function readCssColor(text: string): CssColor | null {
  const source = text
    .trim()
    .toLowerCase()
    .replace(/^[\w-]+\s*:\s*/, '')
    .replace(/\s*(!important)?\s*;?$/, '');
  if (source[0] === '#') return readHex(source.slice(1));
  if (source === 'transparent') return { space: 'rgb', channels: [0, 0, 0], alpha: 0 };
  if (Object.hasOwn(colorsNamed, source)) {
    return readHex((colorsNamed as Record<string, number>)[source]!.toString(16).padStart(6, '0'));
  }
  const call = /^([a-z-]+)\(\s*(.*?)\s*\)$/s.exec(source);
  return call && readFunction(call[1]!, call[2]!);
}

function readHex(digits: string): CssColor | null {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [r, g, b, alpha = 255] = full.match(/../g)!.map((pair) => parseInt(pair, 16));
  return { space: 'rgb', channels: [r! / 255, g! / 255, b! / 255], alpha: alpha / 255 };
}

/**
 * How each channel is written: the number that 1 (or 100 for CIE lightness) is,
 * the value of 100 %, `deg` for a hue, and `%` for one where a bare number counts as a percentage.
 */
type ChannelKind = readonly [numberScale: number, percentScale: number] | 'deg' | '%';

const BYTE: ChannelKind = [1 / 255, 1];
const UNIT: ChannelKind = [1, 1];
const OK_AXIS: ChannelKind = [1, 0.4];
const LAB_AXIS: ChannelKind = [1, 125];
const LIGHTNESS: ChannelKind = [1, 100];

const functions: Record<string, readonly [CssColorSpace, ...ChannelKind[]]> = {
  rgb: ['rgb', BYTE, BYTE, BYTE],
  hsl: ['hsl', 'deg', '%', '%'],
  hsv: ['hsv', 'deg', '%', '%'],
  hwb: ['hwb', 'deg', '%', '%'],
  lab: ['lab', LIGHTNESS, LAB_AXIS, LAB_AXIS],
  lch: ['lch', LIGHTNESS, [1, 150], 'deg'],
  oklab: ['oklab', UNIT, OK_AXIS, OK_AXIS],
  oklch: ['oklch', UNIT, OK_AXIS, 'deg'],
  cmyk: ['rgb', '%', '%', '%', '%'],
};

const colorSpaces: Record<string, CssColorSpace> = {
  srgb: 'rgb',
  'srgb-linear': 'srgb-linear',
  'display-p3': 'display-p3',
  'display-p3-linear': 'display-p3-linear',
  'a98-rgb': 'a98-rgb',
  'prophoto-rgb': 'prophoto-rgb',
  rec2020: 'rec2020',
  xyz: 'xyz-d65',
  'xyz-d50': 'xyz-d50',
  'xyz-d65': 'xyz-d65',
};

function readFunction(name: string, body: string): CssColor | null {
  const family = name.replace(/^(rgb|hsl|hsv|cmyk)a$/, '$1').replace('hsb', 'hsv');
  const isLegacy = body.includes(',');
  // The comma form exists for the old functions alone.
  if (isLegacy && !/^(rgb|hsl|hsv|cmyk)$/.test(family)) return null;
  const [main, slash, ...more] = isLegacy ? [body] : body.split(/\s*\/\s*/);
  const parts = main!.split(isLegacy ? /\s*,\s*/ : /\s+/);
  const space = family === 'color' ? colorSpaces[parts.shift() ?? ''] : undefined;
  const [target, ...kinds] = space
    ? ([space, UNIT, UNIT, UNIT] as const)
    : Object.hasOwn(functions, family)
      ? functions[family]!
      : [];
  if (!target || more.length) return null;

  const alphaText = isLegacy && parts.length === kinds.length + 1 ? parts.pop() : slash;
  if (parts.length !== kinds.length || (isLegacy && !isLegacyCall(family, parts))) return null;
  const values = parts.map((part, index) => readChannel(part, kinds[index]!));
  const alpha = alphaText === undefined ? 1 : readChannel(alphaText, UNIT);
  if (alpha === null || values.includes(null)) return null;
  return { space: target, channels: settle(family, values as number[]), alpha: Math.min(Math.max(alpha, 0), 1) };
}

// `none` is unknown to the comma form, rgb() may not mix units there, and hsl() wants its per cent signs.
function isLegacyCall(family: string, parts: string[]): boolean {
  const percents = parts.filter((part) => part.endsWith('%')).length;
  if (parts.includes('none')) return false;
  return family === 'rgb' ? percents % 3 === 0 : family !== 'hsl' || percents === 2;
}

function readChannel(text: string, kind: ChannelKind): number | null {
  if (text === 'none') return 0;
  const token = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(text);
  if (!token) return null;
  const value = Number(token[1]);
  const unit = token[2];
  if (kind === 'deg') {
    const degrees = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit ?? 'deg'];
    return degrees ? value * degrees : null;
  }
  if (unit && unit !== '%') return null;
  if (kind === '%') return value / 100;
  return unit ? (value / 100) * kind[1] : value * kind[0];
}

// Brings channels inside what their space can mean, as CSS does when it reads them.
function settle(family: string, values: number[]): CssColor['channels'] {
  const unit = (value: number) => Math.min(Math.max(value, 0), 1);
  const [a, b, c, k] = values as [number, number, number, number?];
  // A turn is kept whole: 360 stays 360, so a slider at its end does not jump to its start.
  const hue = (degrees: number) => (degrees >= 0 && degrees <= 360 ? degrees : ((degrees % 360) + 360) % 360);
  switch (family) {
    case 'cmyk': {
      const paper = 1 - unit(k!);
      return [(1 - unit(a)) * paper, (1 - unit(b)) * paper, (1 - unit(c)) * paper];
    }
    case 'rgb':
      return [unit(a), unit(b), unit(c)];
    case 'hsl':
    case 'hsv':
    case 'hwb':
      return [hue(a), unit(b), unit(c)];
    case 'lab':
    case 'oklab':
      return [family === 'lab' ? unit(a / 100) * 100 : unit(a), b, c];
    case 'lch':
    case 'oklch':
      return [family === 'lch' ? unit(a / 100) * 100 : unit(a), Math.max(b, 0), hue(c)];
    default:
      return [a, b, c];
  }
}
