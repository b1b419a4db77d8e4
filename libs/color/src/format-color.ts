import { channelsOf, channelText } from './channels.ts';
import { colorFormats, isWideFormat, type AlphaMode, type OutputFormat } from './color-format.ts';
import { farText } from './css-color.ts';
import { farColors, type FarColors } from './far-registry.ts';
import { parseColor, readColor } from './parse-color.ts';
import { inBytes, toBytes, type PickerColor } from './picker-color.ts';
import { round } from './rgb.ts';

/**
 * Prints a colour as text that is parsed as the same 24-bit colour and 8-bit alpha. An unknown format is `auto`.
 *
 * Percentages and hue have one decimal if needed, alpha up to three. A colour that was given beyond sRGB can change by
 * one byte in `hsla`, `hwb` and `cmyk`.
 *
 * @example
 * formatColor(color, 'rgba'); // 'rgba(51, 102, 153, 0.5)'
 * formatColor(color, 'hex', 'always'); // '#33669980'
 * formatColor(color, 'oklch'); // 'oklch(0.50134 0.09941 250.094)'
 */
export function formatColor(
  color: PickerColor,
  wanted: OutputFormat = 'auto',
  alphaMode: AlphaMode = 'enabled',
  far: FarColors | undefined = farColors(),
): string {
  const format = colorFormats.find((each) => each === wanted) ?? 'auto';
  const wide = format === 'auto' && color.isBeyondSrgb ? 'p3' : format;
  if (isWideFormat(wide) && far) return asBytes((seen) => far.formatWide(seen, wide, alphaMode), color, far);
  const isOpaque = alphaMode === 'disabled' || round(color.alpha, 3) === 1;
  const showsAlpha = !isOpaque || alphaMode === 'always' || alphaMode === 'forced';
  if (format === 'hex' || (format === 'auto' && isOpaque)) {
    return hexOf(color) + (showsAlpha ? hexByte(color.alpha * 255) : '');
  }
  // Until they are loaded, wide notations are printed as rgba.
  const notation = format === 'auto' || isWideFormat(format) ? 'rgba' : format;
  // Unlike rgba(), cmyk() has no alpha by default: it is added only when it is shown.
  const hasAlpha = notation === 'cmyk' ? showsAlpha : alphaMode !== 'disabled';
  const channels = channelsOf(notation, hasAlpha ? 'enabled' : 'disabled');
  const print = (seen: PickerColor) => {
    const numbers = channels.map((channel) => channelText(seen, channel) + (channel.max === 100 ? '%' : ''));
    // hwb() has no notation with commas.
    if (notation === 'hwb') {
      const [h, w, b, alpha] = numbers;
      return `hwb(${h} ${w} ${b}${showsAlpha && hasAlpha ? ` / ${alpha}` : ''})`;
    }
    return `${notation.replace(/a$/, '')}${hasAlpha ? 'a' : ''}(${numbers.join(', ')})`;
  };
  return asBytes(print, color);
}

/**
 * Prints a colour by its exact numbers, or else by those of its bytes: a drag reaches colours between two bytes, whose
 * rounded numbers may be those of a neighbour.
 */
function asBytes(print: (seen: PickerColor) => string, color: PickerColor, far?: FarColors): string {
  const text = print(color);
  if (color.oklch || hexOf(readColor(text, far)!.color) === hexOf(color)) return text;
  return print(inBytes(color));
}

/**
 * Converts the text of a colour in any notation to one that browsers support; returns `''` if it is not a colour.
 *
 * CSS has no `cmyk()`, no `hsv()` and no `hwb()` with commas. Colours beyond sRGB keep their function and numbers.
 */
export function paintText(text: string): string {
  const color = parseColor(text);
  return farText(text) || (color ? formatColor(color, 'rgba') : '');
}

/** Prints the six hex digits of a colour, without alpha. */
export function hexOf(color: PickerColor): string {
  return `#${toBytes(color).map(hexByte).join('')}`;
}

const hexByte = (byte: number) => Math.round(byte).toString(16).padStart(2, '0');
