import {
  fieldsOf,
  resolveScheme,
  type FontOption,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeMode,
} from './theme-catalogue.ts';
import { printFieldValue } from './field-value.ts';
import { settleContrast } from './settle-contrast.ts';
import { borrowedColors, layerOf, ownColors, type ThemeState } from './theme-state.ts';
import { need, needOptions } from './need.ts';
import { isRecord } from './is-record.ts';
import { isThemeMode } from './theme-mode.ts';

/** The user's contrast preference: `more` is that of `prefers-contrast: more`. */
export type ThemeContrast = 'normal' | 'more';

/** A theme state resolved to the variables, attributes, stylesheet and fonts of a document. */
export interface ResolvedTheme {
  readonly variables: NamedValues;
  readonly attributes: Readonly<Pick<ThemeState, 'mode' | 'themeId' | 'background' | 'menuPosition' | 'dashboard'>>;
  readonly cssPath: string;
  /** The fonts in use, in the order of their fields. */
  readonly fonts: readonly FontOption[];
}

/**
 * Resolves a state to all its variables, attributes, fonts and the path of its stylesheet.
 *
 * Pure: the same state and catalogue give the same result on a server and in a page. `contrast: 'more'` returns the
 * variant for users who prefer more contrast; the state does not change.
 */
export function resolveTheme(
  catalogue: ThemeCatalogue,
  state: ThemeState,
  options: { readonly contrast?: ThemeContrast | undefined } = {},
): ResolvedTheme {
  needState(state);
  const { contrast = 'normal' } = needOptions(options);
  const attributes = shownChoices(catalogue, state);
  const plain = resolveValues(catalogue, state);
  const values = (contrast === 'more' && catalogue.moreContrast?.(plain, fieldsOf(catalogue))) || plain;
  const fonts = new Set<FontOption>();
  const variables: Record<string, string> = { ...values };
  for (const { variable, kind } of fieldsOf(catalogue)) {
    const font = kind === 'font' && catalogue.fonts.find(({ id }) => id === values[variable]);
    if (!font) continue;
    fonts.add(font);
    variables[`${variable}-weight`] = `${font.weight}`;
    variables[variable] = fontStack(font);
  }
  return {
    variables,
    attributes,
    cssPath: catalogue.themes.find(({ id }) => id === attributes.themeId)?.cssPath ?? '',
    fonts: [...fonts],
  };
}

/**
 * Returns the choices of a state that a document shows as attributes. One that the catalogue no longer has, because it
 * was replaced, shows as its default until it is back.
 */
function shownChoices(catalogue: ThemeCatalogue, state: ThemeState): ResolvedTheme['attributes'] {
  const { schemeCode, overrides: _, ...choices } = state;
  const { themeId } = resolveScheme(catalogue, { themeId: choices.themeId, savedScheme: schemeCode });
  const { backgrounds } = catalogue;
  const shown = backgrounds.find(({ id }) => id === choices.background) ?? backgrounds[0];
  return { ...choices, themeId, background: shown?.id ?? choices.background };
}

const needState = (state: unknown): void => need(isRecord(state) && isRecord(state['overrides']), 'state');

/** Returns the value of each field by variable name: the id of a font, and all other values as printed. */
export function resolveValues(
  catalogue: ThemeCatalogue,
  state: Pick<ThemeState, 'themeId' | 'schemeCode' | 'mode' | 'overrides'>,
): NamedValues {
  needState(state);
  const { themeId, schemeCode, mode, overrides } = state;
  need(isThemeMode(mode), 'mode');
  const { colors } = resolveScheme(catalogue, { themeId, savedScheme: schemeCode });
  const fields = fieldsOf(catalogue);
  const borrowed = mode === 'dark' && !catalogue.deriveDark ? {} : borrowedColors(state);
  const designed: Record<string, string> = {};
  const own: Record<string, string> = {};
  const chosen: Record<string, string> = {};
  for (const field of fields) {
    const { id, kind, variable, defaultValue } = field;
    const kept = overrides[layerOf(mode, field)]?.[id];
    // A catalogue that was replaced may no longer have the option, or have other limits.
    const set = kept && kind !== 'color' ? printFieldValue(field, kept) : kept;
    if (set) own[variable] = set;
    else if (borrowed[id]) chosen[variable] = borrowed[id];
    const given = colors[mode][variable] ?? defaultValue;
    if (given !== undefined) designed[variable] = given;
  }
  for (const { variable, writes } of fields) {
    if (writes && own[variable]) Object.assign(designed, writes(own[variable], { ...designed, ...own }));
  }
  const shown = { ...designed, ...own };
  const moving = { ...catalogue.movedByOwn?.({ own, designed, fields }), ...chosen };
  if (Object.keys(moving).length === 0) return shown;
  const values = mode === 'dark' ? catalogue.deriveDark!({ chosen, designed: shown, fields }) : { ...shown, ...chosen };
  return settleContrast({ values: { ...values, ...own }, designed, own, chosen: moving, fields });
}

/** Lists the ids of colours that are not set in this mode and differ from its scheme because of another mode. */
export function derivedFieldsOf(catalogue: ThemeCatalogue, state: ThemeState, { variables }: ResolvedTheme): string[] {
  if (!catalogue.movedByOwn && Object.keys(borrowedColors(state)).length === 0) return [];
  const own = ownColors(state);
  const { colors } = resolveScheme(catalogue, { themeId: state.themeId, savedScheme: state.schemeCode });
  return fieldsOf(catalogue)
    .filter(({ id, kind, variable, defaultValue }) => {
      const scheme = colors[state.mode][variable] ?? defaultValue;
      return kind === 'color' && !(id in own) && variables[variable] !== scheme;
    })
    .map(({ id }) => id);
}

/** Returns the CSS `color-scheme` of a mode: `flately` is a light one. */
export const colorSchemeOf = (mode: ThemeMode): 'light' | 'dark' => (mode === 'dark' ? 'dark' : 'light');

/** Returns the CSS `font-family` list of a font, including its fallback with adjusted metrics. */
export const fontStack = ({ cssFamily, fallbackName, generic, package: source }: FontOption): string =>
  [
    ...(source ? [`'${cssFamily}'`, `'${fallbackName}'`] : []),
    generic === 'sans-serif' ? 'system-ui' : `ui-${generic}`,
    generic,
  ].join(', ');
