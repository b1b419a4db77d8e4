import { resolveScheme, type ThemeEngine, type ThemeMode, type ThemeState } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';

/** What the toolbar chooses. */
export interface ThemeGlobals {
  theme: string;
  scheme: string;
  mode: ThemeMode;
}

/** The modes of the toolbar, in its order. */
export const MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];

const [FIRST_SCHEME] = defaultCatalogue.schemes;

/** The toolbar before anybody touched it. */
export const initialThemeGlobals: ThemeGlobals = {
  theme: FIRST_SCHEME!.themeId,
  scheme: FIRST_SCHEME!.code,
  mode: 'light',
};

/** Reads the toolbar’s choice. An address turns `scheme:2.1` into a number; here it is a code again. */
export const readGlobals = ({ theme, scheme, mode }: Record<string, unknown>): ThemeGlobals => ({
  theme: String(theme),
  scheme: String(scheme),
  mode: mode as ThemeMode,
});

/**
 * Reads the toolbar as the start of an engine.
 *
 * An address may name a theme or a scheme alone; of the two, the one that is not the default wins.
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

/** What the toolbar has to say so that it agrees with the engine. */
export function globalsOf(engine: ThemeEngine): ThemeGlobals {
  const { themeId, schemeCode, mode } = engine.getSnapshot().draft;
  return { theme: themeId, scheme: schemeCode, mode };
}

/** Calls the engine’s verb for each choice that changed in the toolbar. */
export function followGlobals(engine: ThemeEngine, previous: ThemeGlobals, next: ThemeGlobals): void {
  if (next.theme !== previous.theme) engine.chooseTheme(next.theme);
  if (next.scheme !== previous.scheme) engine.chooseScheme(next.scheme);
  if (next.mode !== previous.mode) engine.chooseMode(next.mode);
}
