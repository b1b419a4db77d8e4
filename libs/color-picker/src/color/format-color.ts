import { channelsOf, channelText } from './channels.ts';
import type { AlphaMode, OutputFormat } from './color-format.ts';
import { round, toBytes, type PickerColor } from './picker-color.ts';

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
 */
export function formatColor(
  color: PickerColor,
  format: OutputFormat = 'auto',
  alphaMode: AlphaMode = 'enabled',
): string {
  const isOpaque = alphaMode === 'disabled' || round(color.alpha, 3) === 1;
  const showsAlpha = !isOpaque || alphaMode === 'always' || alphaMode === 'forced';
  if (format === 'hex' || (format === 'auto' && isOpaque)) {
    return hexOf(color) + (showsAlpha ? hexByte(color.alpha * 255) : '');
  }
  const notation = format === 'auto' ? 'rgba' : format;
  // cmyk() is younger than the rgba() pair and needs no letter until there is something to say.
  const hasAlpha = notation === 'cmyk' ? showsAlpha : alphaMode !== 'disabled';
  const numbers = channelsOf(notation, hasAlpha ? 'enabled' : 'disabled').map(
    (channel) => channelText(color, channel) + (channel.max === 100 ? '%' : ''),
  );
  return `${notation.replace(/a$/, '')}${hasAlpha ? 'a' : ''}(${numbers.join(', ')})`;
}

/** Prints the six hex digits of a colour, without alpha. */
export function hexOf(color: PickerColor): string {
  return `#${toBytes(color).map(hexByte).join('')}`;
}

const hexByte = (byte: number) => Math.round(byte).toString(16).padStart(2, '0');
