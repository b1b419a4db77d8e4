import { resolveTheme } from '../core/resolve-theme.ts';
import type { NamedValues, ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeProperties } from '../core/theme-envelope.ts';
import type { ThemeState } from '../core/theme-state.ts';

/** All modes, in the order in which they are written. */
export const modes = ['light', 'dark', 'flately'] as const satisfies readonly ThemeMode[];

/** Choices stored in a file in addition to values: theme, scheme, layout and mode. */
export type ThemeChoices = Pick<
  ThemeProperties,
  'selectedTheme' | 'selectedBackground' | 'themeColorScheme' | 'menuPosition' | 'selectedDashboard'
> & { readonly mode: ThemeMode };

/** Resolves all variables in all modes. */
export function valuesByMode(catalogue: ThemeCatalogue, state: ThemeState): Record<ThemeMode, NamedValues> {
  const valuesOf = (mode: ThemeMode) => resolveTheme(catalogue, { ...state, mode }).variables;
  return { light: valuesOf('light'), dark: valuesOf('dark'), flately: valuesOf('flately') };
}

/** Returns the choices of a state with the property names of the API. */
export const choicesOf = (state: ThemeState): ThemeChoices => ({
  selectedTheme: state.themeId,
  selectedBackground: state.background,
  themeColorScheme: state.schemeCode,
  menuPosition: state.menuPosition,
  selectedDashboard: state.dashboard,
  mode: state.mode,
});

/** Returns the entries that are missing or different in another map. */
export const differences = (values: NamedValues, from: NamedValues): NamedValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => from[name] !== value));
