import { printFieldValue } from './field-value.ts';
import { findField, resolveScheme, type ThemeCatalogue } from './theme-catalogue.ts';
import { isRecord } from './is-record.ts';
import { need } from './need.ts';
import { textOf } from './text-of.ts';
import { isThemeMode } from './theme-mode.ts';
import { defaultState, overridesOf, type ThemeOverrides, type ThemeState } from './theme-state.ts';

/**
 * Parses a state from storage. Returns `null` if the catalogue does not know its scheme, background or another choice.
 *
 * Each of the user's values is validated; invalid ones are left out.
 */
export function readThemeState(catalogue: ThemeCatalogue, raw: unknown): ThemeState | null {
  if (!isRecord(raw) || !isThemeMode(raw['mode'])) return null;
  const state = readInitialState(catalogue, raw);
  const choices = ['schemeCode', 'background', 'menuPosition', 'dashboard'] as const;
  const isKnown = textOf(raw['themeId']) === state.themeId && choices.every((name) => raw[name] === state[name]);
  return isKnown ? state : null;
}

/**
 * Completes the initial state that a host passes in. A scheme without a theme selects its own theme.
 *
 * A choice or value that the catalogue does not know is replaced by the default. Throws for a mode that does not exist.
 */
export function readInitialState(catalogue: ThemeCatalogue, given: unknown): ThemeState {
  const initial = defaultState(catalogue);
  const { mode = 'light', background, menuPosition, dashboard, overrides, ...wanted } = isRecord(given) ? given : {};
  need(isThemeMode(mode), 'initial.mode');
  const savedScheme = textOf(wanted['schemeCode']);
  const ofScheme = catalogue.schemes.find(({ code }) => code === savedScheme)?.themeId;
  const scheme = resolveScheme(catalogue, {
    themeId: textOf(wanted['themeId'] ?? ofScheme ?? initial.themeId),
    savedScheme,
  });
  return {
    themeId: scheme.themeId,
    schemeCode: scheme.code,
    mode,
    background: catalogue.backgrounds.find(({ id }) => id === background)?.id ?? initial.background,
    menuPosition: menuPosition === '2' ? '2' : '1',
    dashboard: dashboard === '2' ? '2' : '1',
    overrides: isRecord(overrides) ? readOverrides(catalogue, overrides) : initial.overrides,
  };
}

/** Validates the user's values in each layer and prints them again; invalid ones are left out. */
const readOverrides = (catalogue: ThemeCatalogue, raw: Record<string, unknown>): ThemeOverrides =>
  overridesOf((name) =>
    Object.fromEntries(
      Object.entries(isRecord(raw[name]) ? raw[name] : {}).flatMap(([id, value]) => {
        const field = findField(catalogue, id);
        const printed =
          field && (field.kind === 'color') !== (name === 'shared') ? printFieldValue(field, value) : null;
        return printed === null ? [] : [[id, printed]];
      }),
    ),
  );
