import { parseColor } from '@genmaster/theme-engine';

/** Returns a colour as the six digits that its row shows, eight if it is translucent; other text stays as it is. */
export function hexOf(value: string): string {
  const color = parseColor(value);
  if (!color) return value;
  const { r, g, b, alpha } = color;
  const channels = alpha < 1 ? [r, g, b, alpha * 255] : [r, g, b];
  return channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('');
}
