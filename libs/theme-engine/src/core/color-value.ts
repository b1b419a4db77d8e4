import { round } from '@genmaster/color';
import { fromOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';
import { needColor } from './need.ts';

const LONGEST_COLOR = 64;

/**
 * Parses a colour from untrusted text.
 *
 * Accepts hex with 3, 6 or 8 digits, `rgb()` and `hsl()` in comma and space notation, `oklch()`, and `transparent`,
 * `black`, `white`. Returns `null` for everything else: no `var()`, no `url()`, and no keyword whose meaning depends
 * on the element.
 *
 * @example
 * parseColor('#36c'); // { r: 51, g: 102, b: 204, alpha: 1 }
 * parseColor('var(--brand)'); // null
 */
export function parseColor(input: unknown): Rgba | null {
  if (typeof input !== 'string' || input.length > LONGEST_COLOR) return null;
  const text = input.trim().toLowerCase();
  const hex = (keywords.get(text) ?? text).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (/^#([\da-f]{6}|[\da-f]{8})$/.test(hex)) {
    const [r, g, b, a] = [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16));
    return rgba(r, g, b, a! / 255);
  }
  const call = /^(?:(rgb|hsl)a?|(oklch))\(([^()]+)\)$/.exec(text);
  const [, plain, space = plain, list = ''] = call ?? [];
  const parts = partsOf(list);
  // Only the older functions have a notation with commas.
  if (!space || parts.length < 3 || parts.length > 4 || (!plain && list.includes(','))) return null;
  const scales = fullScales[space]!;
  const [x, y, z, a = 1] = parts.map((part, at) => readNumber(part, scales[at]!));
  if (![x, y, z, a].every(Number.isFinite)) return null;
  if (space === 'rgb') return rgba(x, y, z, a);
  if (space === 'oklch') {
    const { r, g, b } = fromOklch([clamp(x!, 1), clamp(y!, 1), z! % 360]);
    return rgba(r, g, b, a);
  }
  return fromHsl(x! % 360, clamp(y!, 100) / 100, clamp(z!, 100) / 100, a);
}

/**
 * Prints a colour in the engine's only format: `rgba(r, g, b, a)`.
 *
 * Alpha keeps three decimals; two would lose 155 of its 256 steps.
 */
export function printColor(color: Rgba): string {
  needColor(color, 'color');
  const { r, g, b, alpha } = color;
  return `rgba(${[r, g, b].map((channel) => round(clamp(channel, 255), 0)).join(', ')}, ${round(clamp(alpha, 1), 3)})`;
}

const keywords: ReadonlyMap<string, string> = new Map([
  ['transparent', '#00000000'],
  ['black', '#000'],
  ['white', '#fff'],
]);

/** Splits `1, 2, 3, 0.5` at its commas, and `1 2 3 / 0.5` at its spaces and its slash; empty for a mixture of both. */
function partsOf(list: string): string[] {
  if (list.includes(',')) return list.split(',').map((part) => part.trim());
  const [channels = '', ...alpha] = list.split('/').map((part) => part.trim());
  const parts = channels.split(/\s+/);
  return parts.length === 3 && alpha.length < 2 ? [...parts, ...alpha] : [];
}

/** Value of 100 % for each channel of each notation; `0` means that percentages are not allowed. */
const fullScales: Record<string, readonly number[]> = {
  rgb: [255, 255, 255, 1],
  hsl: [0, 100, 100, 1],
  oklch: [1, 0.4, 0, 1],
};

export const clamp = (value: number, max: number, min = 0): number => Math.min(max, Math.max(min, value));

const rgba = (r = 0, g = 0, b = 0, alpha = 1): Rgba => ({
  r: clamp(r, 255),
  g: clamp(g, 255),
  b: clamp(b, 255),
  alpha: clamp(alpha, 1),
});

function readNumber(text: string, full: number): number {
  const [, digits, unit] = /^([+-]?(?:\d*\.)?\d+)(%|deg)?$/.exec(text) ?? [];
  if (!digits || (full ? unit === 'deg' : unit === '%')) return Number.NaN;
  return unit === '%' ? (Number(digits) * full) / 100 : Number(digits);
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Rgba {
  const channel = (n: number) => {
    const k = (n + (hue + 360) / 30) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - swing * clamp(Math.min(k - 3, 9 - k), 1, -1));
  };
  return rgba(channel(0), channel(8), channel(4), alpha);
}
