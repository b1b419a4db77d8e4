import { toBytes, toCmyk, toHsl, type PickerColor } from './picker-color.ts';

/** A notation that the picker shows and prints. */
export type ColorFormat = 'hex' | 'rgba' | 'hsla' | 'cmyk';

/** A notation for values; `auto` is hex while opaque and rgba otherwise. */
export type OutputFormat = ColorFormat | 'auto';

/**
 * What the picker does with alpha.
 *
 * - `enabled`: shown, and printed where it matters (hex gets two more digits only when not opaque)
 * - `disabled`: neither shown nor printed; every colour is opaque
 * - `always`: hex is always printed with eight digits
 * - `forced`: like `always`, but the hex field holds six digits and alpha has a field of its own beside it
 */
export type AlphaMode = 'enabled' | 'disabled' | 'always' | 'forced';

/** Every notation, in the order in which the picker cycles through them. */
export const colorFormats: readonly ColorFormat[] = ['hex', 'rgba', 'hsla', 'cmyk'];

/**
 * Prints a colour as text that reads back as the same 24-bit colour and 8-bit alpha.
 *
 * Percentages and hue carry one decimal when they need it, alpha up to three.
 *
 * @example
 * formatColor(color, 'rgba'); // 'rgba(51, 102, 153, 0.5)'
 * formatColor(color, 'hex', 'always'); // '#33669980'
 */
export function formatColor(
  color: PickerColor,
  format: OutputFormat = 'auto',
  alphaMode: AlphaMode = 'enabled',
): string {
  const alpha = alphaMode === 'disabled' ? 1 : round(color.alpha, 3);
  const close = alphaMode === 'disabled' ? ')' : `, ${alpha})`;
  const letter = alphaMode === 'disabled' ? '' : 'a';
  switch (format) {
    case 'auto':
      return formatColor(color, alpha < 1 ? 'rgba' : 'hex', alphaMode);
    case 'hex': {
      const hasAlpha = alphaMode === 'always' || alphaMode === 'forced' || alpha < 1;
      return hexOf(color) + (hasAlpha ? hexByte(Math.round(color.alpha * 255)) : '');
    }
    case 'rgba':
      return `rgb${letter}(${toBytes(color).join(', ')}${close}`;
    case 'hsla': {
      const { h, s, l } = toHsl(color);
      return `hsl${letter}(${round(h, 1)}, ${percent(s)}, ${percent(l)}${close}`;
    }
    case 'cmyk': {
      const { c, m, y, k } = toCmyk(color);
      const inks = [c, m, y, k].map(percent).join(', ');
      return alpha < 1 || alphaMode === 'always' || alphaMode === 'forced' ? `cmyka(${inks}${close}` : `cmyk(${inks})`;
    }
    default:
      return format satisfies never;
  }
}

/** Prints the six hex digits of a colour, without alpha. */
export function hexOf(color: PickerColor): string {
  return `#${toBytes(color).map(hexByte).join('')}`;
}

/** Rounds to a number of decimals, and never to minus zero. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

const percent = (value: number) => `${round(value * 100, 1)}%`;

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0');
