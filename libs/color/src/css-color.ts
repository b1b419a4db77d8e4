import { colorsNamed } from 'culori/fn';
import { calculate, type Quantity } from './calculate.ts';
import { clamp } from './rgb.ts';

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

/** Reads the functions that reach beyond sRGB, when it is there. */
export type ReadFarFunction = (name: string, body: string) => CssColor | null;

/**
 * Reads the text of an absolute CSS Color 4 colour, or of `cmyk()` and `hsv()`.
 *
 * A whole declaration (`color: red;`) is understood too, because that is what
 * people copy. A channel may be a `calc()`. Returns null for what is not an absolute
 * colour: `currentcolor`, system colours, `color-mix()`, relative colours.
 */
export function readCssColor(text: string, readFar?: ReadFarFunction): CssColor | null {
  const source = text
    .trim()
    .toLowerCase()
    .replace(/^[\w-]+\s*:|;$/g, '')
    .trim()
    .replace(/!important$/, '')
    .trim();
  if (source[0] === '#') return readHex(source.slice(1));
  if (source === 'transparent') return readHex('0000');
  if (Object.hasOwn(colorsNamed, source)) {
    return readHex(colorsNamed[source as keyof typeof colorsNamed].toString(16).padStart(6, '0'));
  }
  const call = /^([a-z]+)\((.*)\)$/s.exec(source);
  return call && readFunction(call[1]!, call[2]!.trim(), readFar);
}

/** Tells whether a text is written like a colour of a function that reaches beyond sRGB: its name and three or four numbers. */
export function looksFar(text: string): boolean {
  const [, color, body = ''] = /(?:l(?:ab|ch)|(color))\((.*)\)/s.exec(text.toLowerCase()) ?? [];
  const channels = splitBody(body.trim()).slice(color ? 1 : 0);
  return channels.length > 2 && channels.length < 5 && channels.every((text) => text === 'none' || readNumber(text));
}

/** A number and its unit. */
const CHANNEL = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|deg|g?rad|turn)?$/;

function readHex(digits: string): CssColor | null {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [r, g, b, alpha = 1] = full.match(/../g)!.map((pair) => parseInt(pair, 16) / 255);
  return { space: 'srgb', channels: { r: r!, g: g!, b: b! }, alpha };
}

/** What a bare 1 means in CSS, what 100 % means, and the range CSS clamps to. */
export type Scale = readonly [number: number, percent: number, low?: number, high?: number];

/** From 0 to 1, or in per cent. */
export const whole: Scale = [1, 1, 0, 1];

const part: Scale = [0.01, 1, 0, 1];
const byte: Scale = [1 / 255, 1, 0, 1];

function readFunction(name: string, body: string, readFar?: ReadFarFunction): CssColor | null {
  // rgba() is rgb() and so on; hsb is what design tools call hsv.
  const family = name.replace(/^(rgb|hs.|cmyk)a$/, '$1').replace('hsb', 'hsv');
  if (!/^(rgb|hs[lv]|hwb|cmyk)$/.test(family)) return readFar?.(family, body) ?? null;
  const isRgb = family === 'rgb';
  const space = isRgb ? 'srgb' : (family as CssColorSpace);
  return readChannels({ space, names: family, parts: splitBody(body), scaleOf: () => (isRgb ? byte : part) });
}

/** Splits what stands between the brackets. Blanks, commas and the slash are all the same: nothing else could be meant. */
export function splitBody(body: string): string[] {
  const parts = [''];
  let depth = 0;
  let isGap = false;
  for (const letter of body) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    const isBetween = depth === 0 && /[\s,/]/.test(letter);
    if (isBetween && !isGap) parts.push('');
    if (!isBetween) parts[parts.length - 1] += letter;
    isGap = isBetween;
  }
  return parts;
}

/** What a function says. It is called after its channels: hsl() has h, s and l. */
export interface FunctionParts {
  readonly space: CssColorSpace;
  readonly names: string;
  readonly parts: readonly string[];
  readonly scaleOf: (channel: string) => Scale;
}

/** Reads the channels of a function and its alpha, which may be left out; null when one is no number, or missing. */
export function readChannels({ space, names, parts, scaleOf }: FunctionParts): CssColor | null {
  const values = parts.map((text, index) => {
    const channel = names[index];
    return readChannel(text, channel === 'h' ? null : channel ? scaleOf(channel) : whole);
  });
  if (values.length === names.length) values.push(1);
  if (values.length !== names.length + 1 || values.some(Number.isNaN)) return null;
  const channels = Object.fromEntries([...names].map((channel, index) => [channel, values[index]!]));
  return { space, channels, alpha: values.at(-1)! };
}

/** Reads a number with its unit, or a `calc()`, whose result is a number in any case as CSS has it. */
function readNumber(text: string): Quantity | null {
  const [match, digits, unit = ''] = CHANNEL.exec(text) ?? [];
  if (match) return { value: Number(digits), unit };
  const result = text.startsWith('calc(') ? calculate(text) : null;
  return result && { ...result, value: Number.isNaN(result.value) ? 0 : clamp(result.value, -HUGE, HUGE) };
}

/** Stands for infinity, with which a hue could not be worked out. */
const HUGE = 1e9;

/** Reads one channel, or without a scale a hue in degrees; not a number when the text is none. */
function readChannel(text: string, scale: Scale | null): number {
  if (text === 'none') return 0;
  const { value, unit } = readNumber(text) ?? { value: NaN, unit: '' };
  if (scale) {
    const [number, percent, low = -Infinity, high = Infinity] = scale;
    return unit > '%' ? NaN : Math.min(Math.max(unit ? (value * percent) / 100 : value * number, low), high);
  }
  const degrees = value * ({ '%': NaN, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit] ?? 1);
  // A turn is kept whole: 360 stays 360, so a slider at its end does not jump to its start.
  return degrees >= 0 && degrees <= 360 ? degrees : ((degrees % 360) + 360) % 360;
}
