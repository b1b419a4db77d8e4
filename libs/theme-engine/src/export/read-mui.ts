import { isRecord } from '../core/theme-envelope.ts';
import { modeNamed } from './mode-named.ts';
import type { ValuesByMode } from './read-tokens.ts';

/** Parses the options of MUI's `createTheme`: one palette with its mode, or the palettes of `colorSchemes`. */
export function readMuiTheme(json: Record<string, unknown>): ValuesByMode | null {
  const { palette, colorSchemes, ...rest } = json;
  if (!isRecord(palette) && !isRecord(colorSchemes)) return null;
  const found: ValuesByMode = {};
  if (isRecord(palette)) {
    const { mode, ...colors } = palette;
    found[modeNamed(mode) ?? 'light'] = flat(colors, 'palette');
  }
  for (const [name, scheme] of Object.entries(isRecord(colorSchemes) ? colorSchemes : {})) {
    const mode = modeNamed(name);
    if (mode && isRecord(scheme) && isRecord(scheme['palette'])) found[mode] = flat(scheme['palette'], 'palette');
  }
  const shared = flat(rest, '');
  if (Object.keys(shared).length > 0) found.light = { ...found.light, ...shared };
  return found;
}

/** Flattens the strings and numbers of an object; the keys are their paths. */
function flat(group: Record<string, unknown>, prefix: string, depth = 0): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, item]): [string, string][] => {
      const path = prefix ? `${prefix}-${name}` : name;
      if (isRecord(item)) return depth > 4 ? [] : Object.entries(flat(item, path, depth + 1));
      return typeof item === 'string' || typeof item === 'number' ? [[path, `${item}`]] : [];
    }),
  );
}
