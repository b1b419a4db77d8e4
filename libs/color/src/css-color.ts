import { colorsNamed } from 'culori/fn';
import { calculate, inDegrees, type Quantity } from './calculate.ts';
import { clamp } from './rgb.ts';

/** A parsed CSS colour: its space and its channels (named as in culori), before any conversion. */
export interface CssColor {
  readonly space: CssColorSpace;
  /** From 0 to 1, except CIE lightness to 100, its axes to about 125, and hues in degrees. */
  readonly channels: Readonly<Record<string, number>>;
  readonly alpha: number;
  /** Whether there is a hue, and not `none` in its place. */
  readonly statesHue?: boolean;
}

/** All colour spaces of absolute CSS colours, plus `hsv`, `cmyk` and sRGB beyond its limits. */
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
  | 'srgb-unbounded'
  | 'display-p3'
  | 'display-p3-linear'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'rec2020'
  | 'xyz'
  | 'xyz-d50'
  | 'xyz-d65';

/** Parser for the functions of colour spaces beyond sRGB, if it is loaded. */
export type ReadFarFunction = (name: string, body: string) => CssColor | null;

/**
 * Parses the text of an absolute CSS Color 4 colour, or of `cmyk()` and `hsv()`.
 *
 * Also accepts a whole declaration (`color: red;`), because users copy and paste those. A channel can be a `calc()`.
 * Returns null for anything that is not an absolute colour: `currentcolor`, system colours, `color-mix()`, relative
 * colours.
 */
export function readCssColor(text: string, readFar?: ReadFarFunction): CssColor | null {
  const source = withoutComments(text)
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

/**
 * Prints a colour function beyond sRGB as every browser reads it, whether or not its conversions are loaded: no commas, a
 * slash before alpha, and sums as their results. Returns `''` for a text that does not look like one.
 */
export function farText(text: string | null | undefined): string {
  if (typeof text !== 'string') return '';
  // The last bracket is found once: a pattern that ends in it would search for it from every match of the name.
  const source = withoutComments(text).toLowerCase();
  const end = Math.max(0, source.lastIndexOf(')'));
  const [, start, body = ''] = /\b((?:ok)?l(?:ab|ch)\(|color\(\s*[a-z\d-]+\s)(.*)/s.exec(source.slice(0, end)) ?? [];
  const numbers = splitBody(body, 3).map(cssNumber);
  if (numbers.length < 3 || numbers.length > 4 || numbers.includes('')) return '';
  if (numbers[3]) numbers[3] = `/ ${numbers[3]}`;
  return `${start}${numbers.join(' ')})`;
}

/** Prints a number and its unit; returns `''` for a text that is none. */
function cssNumber(text: string): string {
  const { value = '', unit = '' } = readNumber(text) ?? {};
  return text === 'none' ? text : `${value}${unit}`;
}

/** Matches a number and its unit. */
const CHANNEL = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|deg|g?rad|turn)?$/;

/** Matches each number with its unit, without its sign. */
const NUMBERS = /(?:\d*\.)?\d+(?:e[+-]?\d+)?(?:%|[a-z]+(?![-\d]))?/g;

function readHex(digits: string): CssColor | null {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [r, g, b, alpha = 1] = full.match(/../g)!.map((pair) => parseInt(pair, 16) / 255);
  return { space: 'srgb', channels: { r: r!, g: g!, b: b! }, alpha };
}

/** Value of a number 1 in CSS, value of 100 %, and the range to which CSS clamps. */
export type Scale = readonly [number: number, percent: number, low?: number, high?: number];

/** From 0 to 1, or as a percentage. */
export const whole: Scale = [1, 1, 0, 1];
/** As `whole`, with values beyond it. */
export const unbounded: Scale = [1, 1];

const part: Scale = [0.01, 1, 0, 1];
/** Whiteness and blackness may exceed 100 %: their sum is scaled to it. */
const share: Scale = [0.01, 1, 0];
const byte: Scale = [1 / 255, 1, 0, 1];

function readFunction(name: string, body: string, readFar?: ReadFarFunction): CssColor | null {
  // rgba() is the same as rgb() and so on; design tools write hsb for hsv.
  const family = name.replace(/^(rgb|hs.|cmyk)a$/, '$1').replace('hsb', 'hsv');
  if (!/^(rgb|hs[lv]|hwb|cmyk)$/.test(family)) return readFar?.(family, body) ?? null;
  const space = family === 'rgb' ? 'srgb' : (family as CssColorSpace);
  const scale = { rgb: byte, hwb: share }[family] ?? part;
  return readChannels({ space, names: family, body, scaleOf: () => scale });
}

/** Replaces each CSS comment by a space; one without an end reaches to the end of the text, as in CSS. */
const withoutComments = (text: string): string =>
  text
    .split('/*')
    .map((part, index) => (index ? part.split('*/').slice(1).join('*/') : part))
    .join(' ');

/**
 * Splits the text between the brackets at spaces, commas and the slash after the channels, which are treated alike; any
 * other slash is a part of its own. Without commas a number ends by itself, as in CSS: minifiers write `oklch(50%.1 250)`.
 *
 * Where a comma or slash has nothing before or after it, there is an empty part, which is not a number.
 */
function splitBody(body: string, channels: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isInside = false;
  let isAfterMark = true;
  const spaced = body.includes(',') ? body : body.replace(NUMBERS, '$& ');
  for (const letter of spaced) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    const isMark = !depth && /[,/]/.test(letter);
    const isBetween = !depth && /[\s,/]/.test(letter);
    if (isMark && isAfterMark) parts.push('');
    if (isMark && letter === '/' && parts.length !== channels) parts.push(letter);
    if (!isBetween) parts.push(isInside ? parts.pop()! + letter : letter);
    isAfterMark = isMark || (isAfterMark && isBetween);
    isInside = !isBetween;
  }
  if (isAfterMark) parts.push('');
  return parts;
}

/** Parts of a colour function. Its name lists its channels: `hsl` has h, s and l. */
export interface FunctionParts {
  readonly space: CssColorSpace;
  readonly names: string;
  /** Text of the channels and of alpha. */
  readonly body: string;
  readonly scaleOf: (channel: string) => Scale;
}

/**
 * Parses the channels of a function and its optional alpha; returns null if one is missing or is not a number.
 *
 * CSS clamps an alpha after a slash or comma. One after a space alone is read only from 0 to 1, because a larger number
 * there is not meant as an alpha.
 */
export function readChannels({ space, names, body, scaleOf }: FunctionParts): CssColor | null {
  const isMarked = /[,/]/.test(body);
  const parts = splitBody(body, names.length);
  const values = parts.map((text, index) => {
    const channel = names[index];
    return readChannel(text, channel === 'h' ? null : channel ? scaleOf(channel) : isMarked ? whole : unbounded);
  });
  if (values.length === names.length) values.push(1);
  const alpha = values.at(-1)!;
  if (values.length !== names.length + 1 || values.some(Number.isNaN) || alpha < 0 || alpha > 1) return null;
  const channels = Object.fromEntries([...names].map((channel, index) => [channel, values[index]!]));
  return { space, channels, alpha, statesHue: (parts[names.indexOf('h')] ?? 'none') !== 'none' };
}

/** Parses a number with its unit, or a `calc()`. As in CSS, a NaN result is 0 and infinity is clamped. */
function readNumber(text: string): Quantity | null {
  const [match, digits, unit = ''] = CHANNEL.exec(text) ?? [];
  const result = match ? { value: Number(digits), unit } : text.startsWith('calc(') ? calculate(text) : null;
  return result && { ...result, value: clamp(result.value || 0, -HUGE, HUGE) };
}

/** Replaces infinity. */
const HUGE = 1e9;

/** Parses a channel, or, without a scale, a hue in degrees; returns NaN if the text is not valid. */
function readChannel(text: string, scale: Scale | null): number {
  if (text === 'none') return 0;
  const { value, unit } = readNumber(text) ?? { value: NaN, unit: 'none' };
  if (scale) {
    const [number, percent, low = -Infinity, high = Infinity] = scale;
    return unit > '%' ? NaN : clamp(unit ? (value * percent) / 100 : value * number, low, high);
  }
  // An infinite angle has no direction; browsers take 0.
  if (Math.abs(value) === HUGE) return 0;
  const degrees = unit === '%' ? NaN : inDegrees({ value, unit }).value;
  // 360 degrees stay 360, so that a slider at its end does not jump to its start.
  return degrees >= 0 && degrees <= 360 ? degrees : ((degrees % 360) + 360) % 360;
}
