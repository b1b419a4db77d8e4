import { resolveScheme, type ThemeEngine, type ThemeMode, type ThemeState } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';

/** Selection in the toolbar. */
export interface ThemeGlobals {
  theme: string;
  scheme: string;
  mode: ThemeMode;
}

/** Modes in the toolbar, in order. */
export const MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];

const [FIRST_SCHEME] = defaultCatalogue.schemes;

/** Initial selection in the toolbar. */
export const initialThemeGlobals: ThemeGlobals = {
  theme: FIRST_SCHEME!.themeId,
  scheme: FIRST_SCHEME!.code,
  mode: 'light',
};

/** Returns the toolbar's selection. A URL turns `scheme:2.1` into a number; here it becomes a string again. */
export const readGlobals = ({ theme, scheme, mode }: Record<string, unknown>): ThemeGlobals => ({
  theme: String(theme),
  scheme: String(scheme),
  mode: mode as ThemeMode,
});

/**
 * Converts the toolbar's selection to the initial state of an engine.
 *
 * A URL can contain only a theme or only a scheme; if they do not match, the one that is not the default is used.
 */
export function stateOfGlobals({ theme, scheme, mode }: ThemeGlobals): Partial<ThemeState> {
  const chosen = defaultCatalogue.schemes.find(({ code }) => code === scheme);
  if (chosen && (chosen.themeId === theme || scheme !== initialThemeGlobals.scheme)) {
    return { themeId: chosen.themeId, schemeCode: chosen.code, mode };
  }
  return {
    themeId: theme,
    schemeCode: resolveScheme(defaultCatalogue, { themeId: theme, savedScheme: scheme }).code,
    mode,
  };
}

/** Returns the selection that matches the engine. */
export function globalsOf(engine: ThemeEngine): ThemeGlobals {
  const { themeId, schemeCode, mode } = engine.getSnapshot().draft;
  return { theme: themeId, scheme: schemeCode, mode };
}

/** Applies each changed selection of the toolbar to the engine. */
export function followGlobals(engine: ThemeEngine, previous: ThemeGlobals, next: ThemeGlobals): void {
  if (next.theme !== previous.theme) engine.chooseTheme(next.theme);
  if (next.scheme !== previous.scheme) engine.chooseScheme(next.scheme);
  if (next.mode !== previous.mode) engine.chooseMode(next.mode);
}
