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
 * Lists what differs, in each mode, from what `extendCatalogue` starts from: the scheme of the same code, or the first
 * of the theme. Give a new code for a new scheme, or leave it out to change the one in use. Where the catalogue in use
 * is extended already, give the one that it was made from as `base`, or an earlier publication would be left out.
 *
 * @example
 * const scheme = schemeOptionOf(engine.catalogue, engine.getSnapshot().draft, { name: 'House style', code: '1.7' });
 */
export function schemeOptionOf(
  catalogue: ThemeCatalogue,
  state: ThemeState,
  { name, code = state.schemeCode, base = catalogue }: { name?: string; code?: string; base?: ThemeCatalogue } = {},
): {
  color_scheme: string;
  name: string;
  theme_id: string;
  colors: Record<ThemeMode, Record<`--${string}`, string>>;
} {
  const { themeId } = state;
  const { colors } = resolveScheme(base, { themeId, savedScheme: code });
  const current = resolveScheme(catalogue, { themeId, savedScheme: state.schemeCode });
  const colorsOf = (mode: ThemeMode, light: NamedValues = {}) => {
    const values: NamedValues = resolveValues(catalogue, { ...state, mode });
    const own = fieldsOf(catalogue).filter(({ kind, variable }) => {
      // Beside a changed light colour the dark one is said too, or it would be derived from that.
      const isBesideLight = mode === 'dark' && variable in light;
      return kind === 'color' && (isBesideLight || values[variable] !== colors[mode][variable]);
    });
    return Object.fromEntries(own.map(({ variable }) => [variable, values[variable] ?? '']));
  };
  const light = colorsOf('light');
  return {
    color_scheme: code,
    name: name ?? current.name,
    theme_id: themeId,
    colors: { light, dark: colorsOf('dark', light), flately: colorsOf('flately') },
  };
}
