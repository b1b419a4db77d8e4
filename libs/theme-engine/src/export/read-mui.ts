import { isRecord } from '../core/is-record.ts';
import { modeNamed } from './mode-named.ts';
import { modes } from './mode-values.ts';
import type { ValuesByMode } from './read-tokens.ts';

/**
 * Parses the options of MUI's `createTheme`: one palette with its mode, or the palettes of `colorSchemes`.
 * `firstModeOfMui` tells which of these MUI begins with.
 */
export function readMuiTheme(json: Record<string, unknown>): ValuesByMode | null {
  const { palette, colorSchemes, defaultColorScheme: _, ...rest } = json;
  if (!isRecord(palette) && !isRecord(colorSchemes)) return null;
  const found: ValuesByMode = {};
  if (isRecord(palette)) {
    // Version 4 of MUI names the mode `type`.
    const { mode, type, ...colors } = palette;
    found[mode === 'dark' || type === 'dark' ? 'dark' : 'light'] = flat(colors, 'palette');
  }
  for (const [name, scheme] of Object.entries(isRecord(colorSchemes) ? colorSchemes : {})) {
    const mode = modeNamed(name);
    if (mode && isRecord(scheme) && isRecord(scheme['palette'])) found[mode] = flat(scheme['palette'], 'palette');
  }
  const shared = flat(rest, '');
  const mode = found.light ? 'light' : (modes.find((one) => found[one]) ?? 'light');
  if (Object.keys(shared).length > 0) found[mode] = { ...found[mode], ...shared };
  return found;
}

/** Returns the mode that a theme of MUI with several palettes begins in, if it names one. */
export const firstModeOfMui = ({ defaultColorScheme }: Record<string, unknown>) => modeNamed(defaultColorScheme);

/** Flattens the strings and numbers of an object; the keys are their paths. */
function flat(group: Record<string, unknown>, prefix: string, depth = 0): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, item]): [string, string][] => {
      const path = prefix ? `${prefix}-${name}` : name;
      if (isRecord(item) && depth < 5) return Object.entries(flat(item, path, depth + 1));
      if (typeof item === 'string' || typeof item === 'number') return [[path, `${item}`]];
      // Listed in the report, where it has no counterpart.
      return item && typeof item === 'object' ? [[path, '']] : [];
    }),
  );
}
