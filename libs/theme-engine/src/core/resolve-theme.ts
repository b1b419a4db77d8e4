import { parseColor, printColor } from './color-value.ts';
import { withContrast } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';
import {
  fieldsOf,
  resolveScheme,
  type FontOption,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeMode,
} from './theme-catalogue.ts';
import type { ThemeState } from './theme-state.ts';

/** A state worked out to what a document shows. */
export interface ResolvedTheme {
  readonly variables: NamedValues;
  readonly attributes: Readonly<Pick<ThemeState, 'mode' | 'themeId' | 'background' | 'menuPosition' | 'dashboard'>>;
  readonly cssPath: string;
  /** The fonts in use, in the order of their fields. */
  readonly fonts: readonly FontOption[];
}

/**
 * Works out every variable, attribute and address of a state.
 *
 * Pure: the same state and catalogue give the same answer on a server and in a page.
 */
export function resolveTheme(catalogue: ThemeCatalogue, state: ThemeState): ResolvedTheme {
  const { mode, themeId, background, menuPosition, dashboard } = state;
  const values = resolveValues(catalogue, state);
  const fonts = new Set<FontOption>();
  const variables: Record<string, string> = {};
  for (const { variable, kind } of fieldsOf(catalogue)) {
    const value = values[variable];
    if (value === undefined) continue;
    const font = kind === 'font' && catalogue.fonts.find(({ id }) => id === value);
    if (font) {
      fonts.add(font);
      variables[`${variable}-weight`] = `${font.weight}`;
    }
    variables[variable] = font ? fontStack(font) : value;
  }
  return {
    variables,
    attributes: { mode, themeId, background, menuPosition, dashboard },
    cssPath: catalogue.themes.find(({ id }) => id === themeId)?.cssPath ?? '',
    fonts: [...fonts],
  };
}

/** Gives every field's value by variable name: a font as its id, all else as printed. */
export function resolveValues(
  catalogue: ThemeCatalogue,
  { themeId, schemeCode, mode, overrides }: Pick<ThemeState, 'themeId' | 'schemeCode' | 'mode' | 'overrides'>,
): Record<string, string> {
  const scheme = resolveScheme(catalogue, { themeId, savedScheme: schemeCode }).colors;
  const fields = fieldsOf(catalogue);
  const values: Record<string, string> = { ...scheme[mode] };
  const derived = new Set<string>();
  for (const { id, variable, kind, defaultValue } of fields) {
    const [own, base] = [overrides.dark[id], overrides.base[id]];
    if (kind !== 'color') values[variable] = overrides.shared[id] ?? defaultValue ?? '';
    else if (mode !== 'dark') values[variable] = base ?? values[variable] ?? '';
    else if (own) values[variable] = own;
    else if (base) {
      values[variable] = darkOf(base, values[variable] ?? '');
      derived.add(id);
    }
  }
  // A derived colour gives way to the colours it meets, never the other way round.
  for (const { id, variable, contrast } of derived.size ? fields : []) {
    for (const { with: partnerId, min } of contrast ?? []) {
      const partner = fields.find((field) => field.id === partnerId)?.variable;
      if (!partner) continue;
      const [moving, still] = derived.has(id) ? [variable, partner] : [partner, variable];
      if (derived.has(id) || derived.has(partnerId))
        values[moving] = withContrast(values[moving]!, values[still]!, min);
    }
  }
  return values;
}

/** The browser's own setting that fits a mode: flately is a light one. */
export const colorSchemeOf = (mode: ThemeMode): 'light' | 'dark' => (mode === 'dark' ? 'dark' : 'light');

/** Writes a font as a CSS family list with its metric-adjusted stand-in. */
export const fontStack = ({ cssFamily, fallbackName, generic, package: source }: FontOption): string =>
  [
    ...(source ? [`'${cssFamily}'`, `'${fallbackName}'`] : []),
    generic === 'sans-serif' ? 'system-ui' : `ui-${generic}`,
    generic,
  ].join(', ');

/** The hue the user chose, at the lightness the scheme gives this field in the dark. */
function darkOf(chosen: string, designed: string): string {
  const [color, dark] = [parseColor(chosen), parseColor(designed)];
  if (!color || !dark) return chosen;
  const [, chroma, hue] = toOklch(color);
  return printColor({ ...fromOklch([toOklch(dark)[0], chroma, hue]), alpha: color.alpha });
}
