import { round } from '../color/picker-color.ts';
import { toP3, type WideColor } from './wide-color.ts';

/** How a wide colour is printed. */
export type WideFormat = 'oklch' | 'p3';

/**
 * Prints a wide colour with as many decimals as it takes to read back every 24-bit colour.
 *
 * @example
 * formatWideColor(color, 'oklch'); // 'oklch(0.64849 0.29907 28.95)'
 * formatWideColor(color, 'p3'); // 'color(display-p3 1 0 0)'
 */
export function formatWideColor(color: WideColor, format: WideFormat = 'oklch'): string {
  const { l, c, h } = color;
  const alpha = round(color.alpha, 3) < 1 ? ` / ${round(color.alpha, 3)}` : '';
  if (format === 'oklch') return `oklch(${round(l, 5)} ${round(c, 5)} ${round(h, 2)}${alpha})`;
  const { r, g, b } = toP3(color);
  return `color(display-p3 ${[r, g, b].map((channel) => round(channel, 5)).join(' ')}${alpha})`;
}
