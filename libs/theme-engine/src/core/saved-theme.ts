import { printFieldValue } from './field-value.ts';
import { resolveValues } from './resolve-theme.ts';
import { fieldsOf, resolveScheme, type NamedValues, type ThemeCatalogue, type ThemeMode } from './theme-catalogue.ts';
import { openEnvelope, type DroppedValue, type ThemeProperties } from './theme-envelope.ts';
import { defaultState, noOverrides, type ThemeState } from './theme-state.ts';

/** A stored copy: the seven properties, and beside them what they cannot say. */
export interface SavedTheme {
  readonly recordId: string;
  /** Grows by one with each save. */
  readonly revision: number;
  /** `null` when the stored text cannot be read; the record is still known. */
  readonly properties: ThemeProperties | null;
  readonly mode: ThemeMode | null;
  /** Own colours of the dark mode, by variable. */
  readonly darkColors?: NamedValues;
  /** Which variables the user changed, so that a later palette shows in the others. */
  readonly ownNames?: readonly string[];
  readonly savedAt?: string;
  readonly dropped: readonly DroppedValue[];
}

/**
 * Reads the seven properties from anything, keeping only what the catalogue knows.
 *
 * Each value is parsed and printed again; what does not pass falls back to its
 * default and is listed in `dropped`. Never throws, loads or writes anything.
 *
 * @example
 * parseProperties('{"themeColorScheme":"1.3","themeColors":{"--button-bg":"url(x)"}}', catalogue);
 */
export function parseProperties(
  input: unknown,
  catalogue: ThemeCatalogue,
): { properties: ThemeProperties; dropped: readonly DroppedValue[] } {
  const { properties: read, dropped } = openEnvelope(input);
  const start = defaultState(catalogue);
  const choose = (path: keyof ThemeProperties, choices: readonly string[], fallback: string) => {
    const wanted = (read?.[path] ?? '') as string;
    const found = choices.find((choice) => choice.toLowerCase() === wanted.toLowerCase());
    if (wanted && found === undefined) dropped.push({ path, reason: 'bad-value' });
    return found ?? fallback;
  };
  const map = (path: 'themeColors' | 'themeIcons') => {
    const kept: Record<string, string> = {};
    for (const [name, raw] of Object.entries(read?.[path] ?? {})) {
      const field = fieldsOf(catalogue).find(({ variable }) => variable === name);
      const isHere = field && (field.kind === 'icon') === (path === 'themeIcons');
      const value = isHere ? printFieldValue(field, raw) : null;
      if (value !== null) kept[name] = value;
      else dropped.push({ path: `${path}.${name.slice(0, 64)}`, reason: isHere ? 'bad-value' : 'unknown-name' });
    }
    return kept;
  };
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const selectedTheme = choose('selectedTheme', ids(catalogue.themes), start.themeId);
  const ofTheme = catalogue.schemes.filter(({ themeId }) => themeId === selectedTheme).map(({ code }) => code);
  const properties = {
    selectedTheme,
    selectedBackground: choose('selectedBackground', ids(catalogue.backgrounds), start.background),
    themeColorScheme: choose(
      'themeColorScheme',
      ofTheme,
      resolveScheme(catalogue, { themeId: selectedTheme, savedScheme: '' }).code,
    ),
    menuPosition: choose('menuPosition', ['1', '2'], '1'),
    selectedDashboard: choose('selectedDashboard', ['1', '2'], '1'),
    themeColors: map('themeColors'),
    themeIcons: map('themeIcons'),
  };
  return { properties, dropped };
}

/** Prints a state as the seven properties, every field with its full value. */
export function propertiesOf(catalogue: ThemeCatalogue, state: ThemeState): ThemeProperties {
  const values = resolveValues(catalogue, { ...state, mode: baseMode(state.mode) });
  const pick = (icons: boolean) =>
    Object.fromEntries(
      fieldsOf(catalogue)
        .filter(({ kind }) => (kind === 'icon') === icons)
        .map(({ variable }) => [variable, values[variable] ?? '']),
    );
  return {
    selectedTheme: state.themeId,
    selectedBackground: state.background,
    themeColorScheme: state.schemeCode,
    menuPosition: state.menuPosition,
    selectedDashboard: state.dashboard,
    themeColors: pick(false),
    themeIcons: pick(true),
  };
}

/** Lists what the seven properties cannot say: own dark colours, and which values are own. */
export function companionsOf(
  catalogue: ThemeCatalogue,
  { overrides: { base, dark, shared } }: ThemeState,
): { darkColors: NamedValues; ownNames: readonly string[] } {
  const fields = fieldsOf(catalogue);
  return {
    darkColors: Object.fromEntries(
      fields.flatMap(({ id, variable }) => (dark[id] === undefined ? [] : [[variable, dark[id]]])),
    ),
    ownNames: fields.filter(({ id }) => id in base || id in shared).map(({ variable }) => variable),
  };
}

/**
 * Turns a stored copy into a state, subtracting what its scheme gives anyway.
 *
 * Without the subtraction every stored colour would count as the user's own,
 * and choosing another scheme would show nothing.
 */
export function stateFromSaved(
  catalogue: ThemeCatalogue,
  saved: SavedTheme,
  currentMode: ThemeMode,
): { state: ThemeState; dropped: readonly DroppedValue[] } {
  const { properties, dropped } = parseProperties(saved.properties, catalogue);
  const mode = saved.mode ?? currentMode;
  const choices = {
    themeId: properties.selectedTheme,
    schemeCode: properties.themeColorScheme,
    mode,
    background: properties.selectedBackground,
    menuPosition: properties.menuPosition as '1' | '2',
    dashboard: properties.selectedDashboard as '1' | '2',
  };
  const given = resolveValues(catalogue, { ...choices, mode: baseMode(mode), overrides: noOverrides });
  const base: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const shared: Record<string, string> = {};
  for (const field of fieldsOf(catalogue)) {
    const { id, variable, kind } = field;
    const value = properties[kind === 'icon' ? 'themeIcons' : 'themeColors'][variable];
    const isOwn = value !== undefined && value !== given[variable] && saved.ownNames?.includes(variable) !== false;
    if (isOwn) (kind === 'color' ? base : shared)[id] = value;
    const darkValue = kind === 'color' && printFieldValue(field, saved.darkColors?.[variable]);
    if (darkValue) dark[id] = darkValue;
  }
  return { state: { ...choices, overrides: { base, dark, shared } }, dropped };
}

/** Light stands in for dark: the seven properties carry a light-type mode. */
const baseMode = (mode: ThemeMode): ThemeMode => (mode === 'dark' ? 'light' : mode);
