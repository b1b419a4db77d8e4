import { fromRgb, round, toHsl } from '@genmaster/color';
import { parseColor, printColor } from '../core/color-value.ts';
import { toOklch, toUnit } from '../core/oklch.ts';
import type { Rgba } from '../core/rgba.ts';
import { hexText } from './hex-text.ts';

/** Notation of the colours in an exported stylesheet. */
export type ColorNotation = 'rgb' | 'hex' | 'hsl' | 'oklch';

/**
 * Prints a colour of the engine in another notation. What is no colour, and a translucent colour that hex has no digits
 * for, stays as it is: an export changes no colour.
 *
 * @example
 * inNotation('rgba(15, 118, 110, 1)', 'oklch'); // 'oklch(0.51094 0.08606 186.391)'
 */
export function inNotation(value: string, notation: ColorNotation): string {
  const color = parseColor(value);
  const print = color && Object.hasOwn(printers, notation) && printers[notation as keyof typeof printers];
  if (!print) return value;
  const text = print(color);
  return printColor(parseColor(text) ?? color) === printColor(color) ? text : value;
}

const printers = {
  hex: ({ r, g, b, alpha }: Rgba) => hexText(r, g, b, ...(alpha === 1 ? [] : [alpha * 255])),
  hsl(color: Rgba) {
    const { h, s, l } = toHsl(fromRgb(toUnit(color), color.alpha));
    return `hsl(${round(h, 2)} ${round(s * 100, 2)}% ${round(l * 100, 2)}%${alphaOf(color)})`;
  },
  oklch(color: Rgba) {
    const [lightness, chroma, hue] = toOklch(color);
    // A grey has no hue of its own, only what rounding leaves of one.
    const shownHue = chroma < 1e-4 ? 0 : round(hue, 3);
    return `oklch(${round(lightness, 5)} ${round(chroma, 5)} ${shownHue}${alphaOf(color)})`;
  },
} as const;

const alphaOf = ({ alpha }: Rgba): string => (alpha === 1 ? '' : ` / ${alpha}`);
