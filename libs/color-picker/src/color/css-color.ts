import { colorsNamed } from 'culori/fn';

/** A colour as CSS text says it: its space and its channels (named as culori names them), before any conversion. */
export interface CssColor {
  readonly space: CssColorSpace;
  /** From 0 to 1, but CIE lightness to 100, its axes to about 125, and hues in degrees. */
  readonly channels: Readonly<Record<string, number>>;
  readonly alpha: number;
}

/** Every space that an absolute CSS colour can be written in, and `hsv` and `cmyk`. */
export type CssColorSpace =
  | 'srgb'
  | 'hsl'
  | 'hsv'
  | 'hwb'
  | 'cmyk'
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
  | 'xyz'
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
    .replace(/^[\w-]+\s*:\s*|\s*(!important)?\s*;?$/g, '');
  if (source[0] === '#') return readHex(source.slice(1));
  if (source === 'transparent') return readHex('0000');
  if (Object.hasOwn(colorsNamed, source)) {
    return readHex(colorsNamed[source as keyof typeof colorsNamed].toString(16).padStart(6, '0'));
  }
  const call = /^([a-z]+)\(\s*(.*?)\s*\)$/s.exec(source);
  return call && readFunction(call[1]!, call[2]!);
}

function readHex(digits: string): CssColor | null {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [r, g, b, alpha = 1] = full.match(/../g)!.map((pair) => parseInt(pair, 16) / 255);
  return { space: 'srgb', channels: { r: r!, g: g!, b: b! }, alpha };
}

/** How a channel is written: what a bare 1 means, what 100 % means, and the range CSS clamps it to. */
const kinds: Record<string, readonly [number: number, percent: number, low?: number, high?: number]> = {
  byte: [1 / 255, 1, 0, 1],
  part: [0.01, 1, 0, 1],
  unit: [1, 1, 0, 1],
  free: [1, 1],
  light: [1, 100, 0, 100],
  axis: [1, 125],
  chroma: [1, 150, 0],
  okAxis: [1, 0.4],
  okChroma: [1, 0.4, 0],
};

/** The channels of each function and their kinds, in order. */
const functions: Record<string, Readonly<Record<string, string>>> = {
  rgb: { r: 'byte', g: 'byte', b: 'byte' },
  hsl: { h: 'hue', s: 'part', l: 'part' },
  hsv: { h: 'hue', s: 'part', v: 'part' },
  hwb: { h: 'hue', w: 'part', b: 'part' },
  cmyk: { c: 'part', m: 'part', y: 'part', k: 'part' },
  lab: { l: 'light', a: 'axis', b: 'axis' },
  lch: { l: 'light', c: 'chroma', h: 'hue' },
  oklab: { l: 'unit', a: 'okAxis', b: 'okAxis' },
  oklch: { l: 'unit', c: 'okChroma', h: 'hue' },
  color: { r: 'free', g: 'free', b: 'free' },
};

const colorSpaces = /^(srgb(-linear)?|display-p3(-linear)?|a98-rgb|prophoto-rgb|rec2020|xyz(-d50|-d65)?)$/;

// More tolerant than a browser: blanks, commas and the slash are all separators, since nothing else could be meant.
function readFunction(name: string, body: string): CssColor | null {
  // rgba() is rgb() and so on; hsb is what design tools call hsv.
  const family = name.replace(/^(rgb|hsl|hsv|cmyk)a$/, '$1').replace('hsb', 'hsv');
  if (!Object.hasOwn(functions, family)) return null;
  const parts = body.split(/[\s,/]+/);
  const space = family === 'color' ? parts.shift()! : family === 'rgb' ? 'srgb' : family;
  const expected = [...Object.entries(functions[family]!), ['alpha', 'unit'] as const];
  if (family === 'color' && !colorSpaces.test(space)) return null;
  if (parts.length === expected.length - 1) parts.push('1');
  if (parts.length !== expected.length) return null;
  const values = expected.map(([channel, kind], index) => [channel, readChannel(parts[index]!, kind)] as const);
  if (values.some(([, value]) => Number.isNaN(value))) return null;
  const { alpha, ...channels } = Object.fromEntries(values);
  return { space: space as CssColorSpace, channels, alpha: alpha! };
}

/** Reads one channel; not a number when the text is none. */
function readChannel(text: string, kind: string): number {
  if (text === 'none') return 0;
  const [, digits, unit = ''] = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(text) ?? [];
  const value = Number(digits);
  if (kind === 'hue') {
    const degrees = value * ({ '%': NaN, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit] ?? 1);
    // A turn is kept whole: 360 stays 360, so a slider at its end does not jump to its start.
    return degrees >= 0 && degrees <= 360 ? degrees : ((degrees % 360) + 360) % 360;
  }
  const [number, percent, low = -Infinity, high = Infinity] = kinds[kind]!;
  if (unit > '%') return NaN;
  return Math.min(Math.max(unit ? (value * percent) / 100 : value * number, low), high);
}
