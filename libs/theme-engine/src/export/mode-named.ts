import type { ThemeMode } from '../core/theme-catalogue.ts';

/** Returns the mode for a name of another tool: `Dark`, `dark-mode`, `Light`, `Default`. */
export function modeNamed(name: unknown): ThemeMode | null {
  const plain = typeof name === 'string' ? name.toLowerCase() : '';
  if (plain.includes('flately')) return 'flately';
  if (/\b(dark|night)\b/.test(plain)) return 'dark';
  return /\b(light|day|default|mode 1)\b/.test(plain) ? 'light' : null;
}
