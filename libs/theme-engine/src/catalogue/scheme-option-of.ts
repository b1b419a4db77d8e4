import { resolveValues } from '../core/resolve-theme.ts';
import {
  fieldsOf,
  resolveScheme,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeMode,
} from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { need, needCatalogue, needOptions, needValues } from '../core/need.ts';
import { isRecord } from '../core/is-record.ts';

/**
 * Converts the colours of a theme to a scheme that can be published to all users.
 *
 * Lists the differences, in each mode, from the scheme that `extendCatalogue` starts from: the one with the same code,
 * or the first one of the theme. Pass a new code to create a scheme, or leave it out to change the current one. If the
 * current catalogue is already extended, pass the original one as `base`; otherwise the changes of an earlier
 * publication are left out.
 *
 * @example
 * const scheme = schemeOptionOf(engine.catalogue, engine.getSnapshot().draft, { name: 'House style', code: '1.7' });
 */
export function schemeOptionOf(
  catalogue: ThemeCatalogue,
  state: ThemeState,
  options: { name?: string | undefined; code?: string | undefined; base?: ThemeCatalogue | undefined } = {},
): {
  color_scheme: string;
  name: string;
  theme_id: string;
  colors: Record<ThemeMode, Record<`--${string}`, string>>;
} {
  needCatalogue(catalogue);
  needValues(state, 'state');
  const { name, code = state.schemeCode, base = catalogue } = needOptions(options);
  need(isRecord(base) && Array.isArray(base.schemes), 'base');
  const { themeId } = state;
  const { colors } = resolveScheme(base, { themeId, savedScheme: code });
  const current = resolveScheme(catalogue, { themeId, savedScheme: state.schemeCode });
  const colorsOf = (mode: ThemeMode, light: NamedValues = {}) => {
    const values: NamedValues = resolveValues(catalogue, { ...state, mode });
    const own = fieldsOf(catalogue).filter(({ kind, variable }) => {
      // If the light colour changed, the dark one is listed too; otherwise it would be derived from the light one.
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
