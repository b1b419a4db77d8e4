import {
  fieldsOf,
  resolveScheme,
  type FontOption,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeMode,
} from './theme-catalogue.ts';
import { layerOf, type ThemeState } from './theme-state.ts';

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
  const { schemeCode: _, overrides: __, ...attributes } = state;
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
    attributes,
    cssPath: catalogue.themes.find(({ id }) => id === attributes.themeId)?.cssPath ?? '',
    fonts: [...fonts],
  };
}

/** Gives every field's value by variable name: a font as its id, all else as printed. */
export function resolveValues(
  catalogue: ThemeCatalogue,
  { themeId, schemeCode, mode, overrides }: Pick<ThemeState, 'themeId' | 'schemeCode' | 'mode' | 'overrides'>,
): NamedValues {
  const { colors } = resolveScheme(catalogue, { themeId, savedScheme: schemeCode });
  const designed: Record<string, string> = { ...colors[mode] };
  const chosen: Record<string, string> = {};
  const fields = fieldsOf(catalogue);
  for (const field of fields) {
    const { id, variable, defaultValue } = field;
    const own = overrides[layerOf(mode, field)][id] ?? defaultValue;
    if (own) designed[variable] = own;
    else if (overrides.base[id]) chosen[variable] = overrides.base[id];
  }
  // What was chosen in a light mode and has no own dark value.
  const isDerived = catalogue.deriveDark && Object.keys(chosen).length;
  return isDerived ? catalogue.deriveDark!({ chosen, designed, fields }) : designed;
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
