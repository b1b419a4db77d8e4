import { printFieldValue } from './field-value.ts';
import { findField, resolveScheme, schemesOf, type ThemeCatalogue } from './theme-catalogue.ts';
import { isRecord } from './is-record.ts';
import { need } from './need.ts';
import { textOf } from './text-of.ts';
import { isThemeMode } from './theme-mode.ts';
import { defaultState, type ThemeOverrides, type ThemeState } from './theme-state.ts';

/**
 * Parses a state from storage. Returns `null` if the catalogue does not know its scheme, background or another choice.
 *
 * Each of the user's values is validated; invalid ones are left out.
 */
export function readThemeState(catalogue: ThemeCatalogue, raw: unknown): ThemeState | null {
  if (!isRecord(raw)) return null;
  const { themeId, schemeCode, mode, background, menuPosition, dashboard, overrides } = raw;
  const scheme = schemesOf(catalogue, textOf(themeId)).find(({ code }) => code === schemeCode);
  const known = catalogue.backgrounds.find(({ id }) => id === background);
  const isChoice = (value: unknown): value is '1' | '2' => value === '1' || value === '2';
  if (!scheme || !known || !isThemeMode(mode) || !isChoice(menuPosition) || !isChoice(dashboard)) return null;
  return {
    themeId: scheme.themeId,
    schemeCode: scheme.code,
    mode,
    background: known.id,
    menuPosition,
    dashboard,
    overrides: readOverrides(catalogue, isRecord(overrides) ? overrides : {}),
  };
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
function readOverrides(catalogue: ThemeCatalogue, raw: Record<string, unknown>): ThemeOverrides {
  const layer = (name: keyof ThemeOverrides) =>
    Object.fromEntries(
      Object.entries(isRecord(raw[name]) ? raw[name] : {}).flatMap(([id, value]) => {
        const field = findField(catalogue, id);
        const printed =
          field && (field.kind === 'color') !== (name === 'shared') ? printFieldValue(field, value) : null;
        return printed === null ? [] : [[id, printed]];
      }),
    );
  return { base: layer('base'), flately: layer('flately'), dark: layer('dark'), shared: layer('shared') };
}
