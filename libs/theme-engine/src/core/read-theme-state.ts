import { printFieldValue } from './field-value.ts';
import { findField, schemesOf, type ThemeCatalogue } from './theme-catalogue.ts';
import { isRecord } from './is-record.ts';
import { textOf } from './text-of.ts';
import { isThemeMode } from './theme-mode.ts';
import type { ThemeOverrides, ThemeState } from './theme-state.ts';

/**
 * Parses a state from storage. Returns `null` if the catalogue does not know its scheme, background or another choice.
 *
 * Each of the user's values is validated; invalid ones are left out.
 */
export function readThemeState(catalogue: ThemeCatalogue, raw: unknown): ThemeState | null {
  if (!isRecord(raw)) return null;
  const { themeId, schemeCode, mode, background, menuPosition, dashboard, overrides } = raw;
  const isChoice = (value: unknown): value is '1' | '2' => value === '1' || value === '2';
  const scheme = schemesOf(catalogue, textOf(themeId)).find(({ code }) => code === schemeCode);
  const known = catalogue.backgrounds.find(({ id }) => id === background);
  if (!scheme || !known || !isThemeMode(mode) || !isChoice(menuPosition) || !isChoice(dashboard)) return null;
  const layer = (name: keyof ThemeOverrides) =>
    Object.fromEntries(
      Object.entries(isRecord(overrides) && isRecord(overrides[name]) ? overrides[name] : {}).flatMap(([id, value]) => {
        const field = findField(catalogue, id);
        const printed =
          field && (field.kind === 'color') !== (name === 'shared') ? printFieldValue(field, value) : null;
        return printed === null ? [] : [[id, printed]];
      }),
    );
  return {
    themeId: scheme.themeId,
    schemeCode: scheme.code,
    mode,
    background: known.id,
    menuPosition,
    dashboard,
    overrides: { base: layer('base'), flately: layer('flately'), dark: layer('dark'), shared: layer('shared') },
  };
}
