import { channelsOf, channelText } from './channels.ts';
import { isWideFormat, type AlphaMode, type OutputFormat } from './color-format.ts';
import { looksFar } from './css-color.ts';
import { farColors, type FarColors } from './far-registry.ts';
import { parseColor } from './parse-color.ts';
import { toBytes, type PickerColor } from './picker-color.ts';
import { round } from './rgb.ts';

/**
 * Prints a colour as text that reads back as the same 24-bit colour and 8-bit alpha.
 *
 * Percentages and hue carry one decimal when they need it, alpha up to three.
 * A colour that lies between two bytes, as one of a wider gamut may, reads back
 * at most one byte off in `hsla` and `cmyk`.
 *
 * @example
 * formatColor(color, 'rgba'); // 'rgba(51, 102, 153, 0.5)'
 * formatColor(color, 'hex', 'always'); // '#33669980'
 * formatColor(color, 'oklch'); // 'oklch(0.50134 0.09941 250.094)'
 */
export function formatColor(
  color: PickerColor,
  format: OutputFormat = 'auto',
  alphaMode: AlphaMode = 'enabled',
  far: FarColors | undefined = farColors(),
): string {
  const wide = format === 'auto' && color.isBeyondSrgb ? 'p3' : format;
  if (isWideFormat(wide) && far) return far.formatWide(color, wide, alphaMode);
  const isOpaque = alphaMode === 'disabled' || round(color.alpha, 3) === 1;
  const showsAlpha = !isOpaque || alphaMode === 'always' || alphaMode === 'forced';
  if (format === 'hex' || (format === 'auto' && isOpaque)) {
    return hexOf(color) + (showsAlpha ? hexByte(color.alpha * 255) : '');
  }
  // Until they are loaded, the wide notations are said in the nearest one that can be.
  const notation = format === 'auto' || isWideFormat(format) ? 'rgba' : format;
  // cmyk() is younger than the rgba() pair and needs no letter until there is something to say.
  const hasAlpha = notation === 'cmyk' ? showsAlpha : alphaMode !== 'disabled';
  const numbers = channelsOf(notation, hasAlpha ? 'enabled' : 'disabled').map(
    (channel) => channelText(color, channel) + (channel.max === 100 ? '%' : ''),
  );
  // hwb() is younger than commas.
  if (notation === 'hwb') {
    const [h, w, b, alpha] = numbers;
    return `hwb(${h} ${w} ${b}${showsAlpha && hasAlpha ? ` / ${alpha}` : ''})`;
  }
  return `${notation.replace(/a$/, '')}${hasAlpha ? 'a' : ''}(${numbers.join(', ')})`;
}

/**
 * Turns the text of a colour into one that CSS can paint, whatever notation it is in; `''` when it is none.
 *
 * CSS has no `cmyk()`, no `hsv()` and no `hwb()` with commas. Colours beyond sRGB stay as they are written.
 */
export function paintText(text: string): string {
  if (looksFar(text)) return text.trim();
  const color = parseColor(text);
  return color ? formatColor(color, 'rgba') : '';
}

/** Prints the six hex digits of a colour, without alpha. */
export function hexOf(color: PickerColor): string {
  return `#${toBytes(color).map(hexByte).join('')}`;
}

const hexByte = (byte: number) => Math.round(byte).toString(16).padStart(2, '0');
