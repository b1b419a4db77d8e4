import { resolveTheme } from '../core/resolve-theme.ts';
import type { NamedValues, ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeProperties } from '../core/theme-envelope.ts';
import type { ThemeState } from '../core/theme-state.ts';

/** The modes in the order they are written. */
export const modes = ['light', 'dark', 'flately'] as const satisfies readonly ThemeMode[];

/** What a file says besides values: which theme, scheme and layout it was made with. */
export type ThemeChoices = Pick<
  ThemeProperties,
  'selectedTheme' | 'selectedBackground' | 'themeColorScheme' | 'menuPosition' | 'selectedDashboard'
> & { readonly mode: ThemeMode };

/** Works out every variable in every mode. */
export function valuesByMode(catalogue: ThemeCatalogue, state: ThemeState): Record<ThemeMode, NamedValues> {
  const valuesOf = (mode: ThemeMode) => resolveTheme(catalogue, { ...state, mode }).variables;
  return { light: valuesOf('light'), dark: valuesOf('dark'), flately: valuesOf('flately') };
}

/** Names the choices of a state as the wire does. */
export const choicesOf = (state: ThemeState): ThemeChoices => ({
  selectedTheme: state.themeId,
  selectedBackground: state.background,
  themeColorScheme: state.schemeCode,
  menuPosition: state.menuPosition,
  selectedDashboard: state.dashboard,
  mode: state.mode,
});

/** Keeps the entries that another map does not have just so. */
export const differences = (values: NamedValues, from: NamedValues): NamedValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => from[name] !== value));
