import { resolveValues } from '../core/resolve-theme.ts';
import {
  fieldsOf,
  resolveScheme,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeMode,
} from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';

/**
 * Writes a theme's colours as a scheme that can be published to everyone.
 *
 * Lists what differs from the first scheme of the theme, in each mode. Give a
 * new code for a new scheme, or leave it out to change the one in use.
 *
 * @example
 * const scheme = schemeOptionOf(engine.catalogue, engine.getSnapshot().draft, { name: 'House style', code: '1.7' });
 */
export function schemeOptionOf(
  catalogue: ThemeCatalogue,
  state: ThemeState,
  { name, code = state.schemeCode }: { name?: string; code?: string } = {},
): {
  color_scheme: string;
  name: string;
  theme_id: string;
  colors: Record<ThemeMode, Record<`--${string}`, string>>;
} {
  const { themeId } = state;
  const base = resolveScheme(catalogue, { themeId, savedScheme: code });
  const current = resolveScheme(catalogue, { themeId, savedScheme: state.schemeCode });
  const colorsOf = (mode: ThemeMode) => {
    const values: NamedValues = resolveValues(catalogue, { ...state, mode });
    const own = fieldsOf(catalogue).filter(
      ({ kind, variable }) => kind === 'color' && values[variable] !== base.colors[mode][variable],
    );
    return Object.fromEntries(own.map(({ variable }) => [variable, values[variable] ?? '']));
  };
  return {
    color_scheme: code,
    name: name ?? current.name,
    theme_id: themeId,
    colors: { light: colorsOf('light'), dark: colorsOf('dark'), flately: colorsOf('flately') },
  };
}
