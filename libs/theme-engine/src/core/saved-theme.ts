import { printFieldValue } from './field-value.ts';
import { textOf } from './text-of.ts';
import { resolveValues } from './resolve-theme.ts';
import {
  fieldsOf,
  idsOf,
  schemesOf,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeMode,
} from './theme-catalogue.ts';
import { isRecord } from './is-record.ts';
import { openJson, type DroppedValue, type ThemeProperties } from './theme-envelope.ts';
import {
  colorLayer,
  defaultState,
  noOverrides,
  ownColors,
  type ThemeOverrides,
  type ThemeState,
} from './theme-state.ts';
import { needCatalogue } from './need.ts';

/** A saved copy: the seven properties, and the data that they have no place for. */
export interface SavedTheme {
  readonly recordId: string;
  /** Increases by one with each save. */
  readonly revision: number;
  /** As stored, not validated against a catalogue. `null` if it cannot be parsed; the record is known even then. */
  readonly properties: ThemeProperties | null;
  /** The mode that the user chose; `null` if they chose none and the mode of a project can apply. */
  readonly mode: ThemeMode | null;
  /** Colours set in dark mode, by variable. */
  readonly darkColors?: NamedValues;
  /** Colours set in light mode, when the seven properties hold those of flately. */
  readonly lightColors?: NamedValues;
  /** Colours set in flately, when the seven properties hold those of light mode. */
  readonly flatelyColors?: NamedValues;
  /** Variables that the user changed. A later palette changes the others. */
  readonly ownNames?: readonly string[];
  readonly savedAt?: string;
  readonly dropped: readonly DroppedValue[];
}

const MOST_ENTRIES = 256;

/**
 * Parses the seven properties from untrusted input and keeps only values that the catalogue knows.
 *
 * Accepts an object or its JSON text. Each value is parsed and printed again. A value that is not valid is replaced
 * by its default and listed in `dropped`; the other values stay. Never throws, loads or writes anything.
 *
 * @example
 * parseProperties('{"themeColorScheme":"1.3","themeColors":{"--button-bg":"url(x)"}}', catalogue);
 */
export function parseProperties(
  input: unknown,
  catalogue: ThemeCatalogue,
): { properties: ThemeProperties; dropped: readonly DroppedValue[] } {
  needCatalogue(catalogue);
  const source = openJson(input);
  const fields = fieldsOf(catalogue);
  const mostEntries = Math.max(MOST_ENTRIES, fields.length);
  const dropped: DroppedValue[] = source ? [] : [{ path: '', reason: 'unreadable' }];
  const drop = (path: string, reason: DroppedValue['reason']) => {
    if (source) dropped.push({ path: path.slice(0, 80), reason });
  };
  const choose = (name: keyof ThemeProperties, choices: readonly string[], fallback = choices[0] ?? '') => {
    const raw = source?.[name];
    const text = textOf(raw).toLowerCase();
    const found = choices.find((choice) => choice.toLowerCase() === text);
    if (found === undefined) drop(name, raw === undefined ? 'missing' : 'bad-value');
    return found ?? fallback;
  };
  const read = (name: 'themeColors' | 'themeIcons') => {
    const raw = source?.[name];
    const entries = isRecord(raw) ? Object.entries(raw) : [];
    if (!isRecord(raw)) drop(name, raw === undefined ? 'missing' : 'bad-value');
    if (entries.length > mostEntries) drop(name, 'too-many');
    const kept: Record<string, string> = {};
    for (const [variable, text] of entries.slice(0, mostEntries)) {
      const field = fields.find((known) => known.variable === variable && mapOf(known) === name);
      const value = field ? printFieldValue(field, text) : null;
      if (value === null) drop(`${name}.${variable}`, field ? 'bad-value' : 'unknown-name');
      else kept[variable] = value;
    }
    return kept;
  };
  const selectedTheme = choose('selectedTheme', idsOf(catalogue.themes), defaultState(catalogue).themeId);
  const codes = schemesOf(catalogue, selectedTheme).map(({ code }) => code);
  const properties = {
    selectedTheme,
    selectedBackground: choose('selectedBackground', idsOf(catalogue.backgrounds)),
    themeColorScheme: choose('themeColorScheme', codes),
    menuPosition: choose('menuPosition', ['1', '2']),
    selectedDashboard: choose('selectedDashboard', ['1', '2']),
    themeColors: read('themeColors'),
    themeIcons: read('themeIcons'),
  };
  return { properties, dropped };
}

/** Compares the seven properties of two copies, as a catalogue reads them. */
export function sameProperties(catalogue: ThemeCatalogue, one: SavedTheme, other: SavedTheme): boolean {
  const print = ({ properties }: SavedTheme) => {
    const { themeColors, themeIcons, ...choices } = parseProperties(properties, catalogue).properties;
    return JSON.stringify([choices, ...[themeColors, themeIcons].map((map) => Object.entries(map).sort())]);
  };
  return print(one) === print(other);
}

/** Content of a saved copy: the seven properties, and the data that they have no place for. */
type SavedContent = Required<Pick<SavedTheme, 'darkColors' | 'ownNames'>> &
  Pick<SavedTheme, 'lightColors' | 'flatelyColors'> & { properties: ThemeProperties };

/** Converts a state to the seven properties, with a value for each field, and the data that they have no place for. */
export function contentOf(catalogue: ThemeCatalogue, state: ThemeState): SavedContent {
  const { overrides } = state;
  const carried = carriedMode(state.mode);
  const other = carried === 'light' ? 'flately' : 'light';
  const [own, ofOther] = [ownColors({ mode: carried, overrides }), ownColors({ mode: other, overrides })];
  const values = resolveValues(catalogue, { ...state, mode: carried });
  const maps = { themeColors: {} as Record<string, string>, themeIcons: {} as Record<string, string> };
  const darkColors: Record<string, string> = {};
  const otherColors: Record<string, string> = {};
  const ownNames: string[] = [];
  for (const field of fieldsOf(catalogue)) {
    const { id, variable } = field;
    maps[mapOf(field)][variable] = values[variable] ?? '';
    if (overrides.dark[id]) darkColors[variable] = overrides.dark[id];
    if (ofOther[id]) otherColors[variable] = ofOther[id];
    if (own[id] ?? overrides.shared[id]) ownNames.push(variable);
  }
  return {
    properties: {
      selectedTheme: state.themeId,
      selectedBackground: state.background,
      themeColorScheme: state.schemeCode,
      menuPosition: state.menuPosition,
      selectedDashboard: state.dashboard,
      ...maps,
    },
    darkColors,
    ownNames,
    ...(Object.keys(otherColors).length > 0 && { [`${other}Colors`]: otherColors }),
  };
}

/**
 * Converts a saved copy to a state and leaves out the values that its scheme defines anyway.
 *
 * Otherwise every stored colour would count as set by the user, and choosing another scheme would change nothing.
 */
export function stateFromSaved(
  catalogue: ThemeCatalogue,
  saved: SavedTheme,
  currentMode: ThemeMode,
): { state: ThemeState; dropped: readonly DroppedValue[] } {
  const { properties, dropped } = parseProperties(saved.properties, catalogue);
  const choices = {
    themeId: properties.selectedTheme,
    schemeCode: properties.themeColorScheme,
    mode: saved.mode ?? currentMode,
    background: properties.selectedBackground,
    menuPosition: properties.menuPosition as '1' | '2',
    dashboard: properties.selectedDashboard as '1' | '2',
  };
  const carried = modeOfProperties(saved);
  const given = resolveValues(catalogue, { ...choices, mode: carried, overrides: noOverrides });
  const layers = { base: {}, dark: {}, shared: {} } as Record<keyof ThemeOverrides, Record<string, string>>;
  const beside = { base: saved.lightColors, flately: saved.flatelyColors, dark: saved.darkColors };
  for (const field of fieldsOf(catalogue)) {
    const { id, variable, kind } = field;
    const value = properties[mapOf(field)][variable];
    // `ownNames` lists the user's values. In a copy without it, every value that differs from the scheme is one.
    const isOwn = value && (saved.ownNames?.includes(variable) ?? value !== given[variable]);
    if (isOwn) (layers[kind === 'color' ? colorLayer[carried] : 'shared'] ??= {})[id] = value;
    if (kind !== 'color') continue;
    for (const layer of Object.values(colorLayer)) {
      const printed = printFieldValue(field, beside[layer]?.[variable]);
      if (printed) (layers[layer] ??= {})[id] ??= printed;
    }
  }
  return { state: { ...choices, overrides: layers }, dropped };
}

/** Returns the property that holds a field: icons have a separate map in the API. */
const mapOf = ({ kind }: { kind: string }) => (kind === 'icon' ? 'themeIcons' : 'themeColors');

/** Returns the light mode whose colours the properties of a saved copy hold. */
export const modeOfProperties = ({ mode, lightColors, flatelyColors }: SavedTheme): 'light' | 'flately' => {
  // If the copy has colours of the other light mode, they show which of the two modes the properties hold.
  if (lightColors) return 'flately';
  return flatelyColors ? 'light' : carriedMode(mode ?? 'light');
};

/** Returns the light mode whose colours the seven properties hold; for dark mode, it is light. */
const carriedMode = (mode: ThemeMode): 'light' | 'flately' => (mode === 'flately' ? mode : 'light');
