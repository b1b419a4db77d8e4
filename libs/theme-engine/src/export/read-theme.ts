import type { SavedTheme } from '../core/saved-theme.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import {
  fieldsOf,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeField,
  type ThemeMode,
} from '../core/theme-catalogue.ts';
import { printFieldValue } from '../core/field-value.ts';
import { exportNames } from './export-names.ts';
import { fieldsOfName } from './foreign-names.ts';
import { readForeignValue } from './foreign-value.ts';
import { defaultState } from '../core/theme-state.ts';
import { choicesOf, modes } from './mode-values.ts';
import { replaceCalls } from './replace-calls.ts';
import type { ValuesByMode } from './read-tokens.ts';

/** A value of a file that was assigned to a field. */
export interface MappedValue {
  /** Name of the value in the file. */
  readonly from: string;
  readonly fieldId: string;
  readonly mode: ThemeMode;
  /** Value as the field stores it. */
  readonly value: string;
}

/** A value of a file that was ignored. */
export interface IgnoredValue {
  readonly from: string;
  readonly mode: ThemeMode;
  readonly reason: 'no-counterpart' | 'bad-value';
}

/** A theme from a file, with a report of its values. */
export interface ThemeImport {
  readonly theme: SavedTheme;
  readonly taken: readonly MappedValue[];
  readonly ignored: readonly IgnoredValue[];
}

/** Maps the values of a file to fields: by the names of our exports, or by the names of other tools. */
export function mapValues(
  catalogue: ThemeCatalogue,
  found: ValuesByMode,
): Pick<ThemeImport, 'taken' | 'ignored'> & { values: Record<ThemeMode, Record<string, string>> } {
  const fields = fieldsOf(catalogue);
  const named = fieldsByName(fields);
  const taken: MappedValue[] = [];
  const ignored: IgnoredValue[] = [];
  const values: Record<ThemeMode, Record<string, string>> = { light: {}, dark: {}, flately: {} };
  for (const mode of modes) {
    const given = found[mode] ?? {};
    const read = readerOf({ ...found.light, ...given }, mode);
    const direct = new Set(Object.keys(given).flatMap((name) => named.get(name) ?? []));
    const besides = new Set([...Object.keys(given).flatMap(weightNameOf), ...writtenBy(fields, given)]);
    for (const [name, text] of [...Object.entries(given), ...inheritedBy(found, mode)]) {
      const targets = named.get(name) ?? targetsOf(fields, name).filter((field) => !direct.has(field));
      const weight = given[weightNameOf(name).find((key) => key in given) ?? ''];
      const mapped = targets.flatMap((field) => {
        const value = readForeignValue(catalogue, field, read(text), weight);
        return value === null ? [] : [{ from: name, fieldId: field.id, mode, value }];
      });
      for (const { fieldId, value } of mapped) values[mode][fields.find(({ id }) => id === fieldId)!.variable] = value;
      taken.push(...mapped);
      if (mapped.length === 0 && name in given && !besides.has(name))
        ignored.push({ from: name, mode, reason: targets.length > 0 ? 'bad-value' : 'no-counterpart' });
    }
  }
  return { values, taken, ignored };
}

/** Lists the values of light mode that change in another mode, because a variable that they use does. */
function inheritedBy(found: ValuesByMode, mode: ThemeMode): [name: string, text: string][] {
  const { light = {}, [mode]: given = {} } = found;
  if (mode === 'light') return [];
  const [before, after] = [readerOf(light, 'light'), readerOf({ ...light, ...given }, mode)];
  return Object.entries(light).filter(
    ([name, text]) => !(name in given) && /var\(|light-dark\(/i.test(text) && before(text) !== after(text),
  );
}

/** Creates a copy that an engine can load from mapped values. */
export function savedFromMapped(
  catalogue: ThemeCatalogue,
  values: Record<ThemeMode, Record<string, string>>,
  mode: ThemeMode,
): SavedTheme {
  const { mode: _, ...choices } = choicesOf(defaultState(catalogue));
  // Sizes, fonts and icons are the same in all modes, whichever mode the file has them in.
  const shared = fieldsOf(catalogue).flatMap(({ kind, variable }) => {
    const value = values.light[variable] ?? values[mode][variable];
    return kind !== 'color' && value !== undefined ? [[variable, value, kind] as const] : [];
  });
  const themeColors = {
    ...values.light,
    ...Object.fromEntries(shared.filter(([, , kind]) => kind !== 'icon')),
  };
  const themeIcons = Object.fromEntries(shared.filter(([, , kind]) => kind === 'icon'));
  return readSavedRecord({
    properties: { ...choices, themeColors, themeIcons },
    mode,
    companions: {
      colors: values.dark,
      flately: values.flately,
      own: Object.keys({ ...themeColors, ...themeIcons }),
    },
  });
}

/** Lists the variables that an export contains because of a shape option, such as the radii of its corners. */
const writtenBy = (fields: readonly ThemeField[], given: Readonly<Record<string, string>>): string[] =>
  fields.flatMap((field) => {
    const word = field.writes && printFieldValue(field, given[field.variable]);
    return word ? Object.keys(field.writes!(word, given as NamedValues)) : [];
  });

/** Lists the fields by their names in our exports. */
function fieldsByName(fields: readonly ThemeField[]): ReadonlyMap<string, ThemeField[]> {
  const named = new Map<string, ThemeField[]>();
  for (const field of fields) {
    for (const name of new Set(exportedNames(field))) named.set(name, [...(named.get(name) ?? []), field]);
  }
  return named;
}

/** Names of a field in our exports. */
const exportedNames = (field: ThemeField): string[] => {
  const path = exportNames(field, 'mui')?.replaceAll('.', '-');
  // Colours of a palette have more counterparts than the one that an export takes them from.
  const ofMui = path && !path.startsWith('palette-') && path !== 'typography-fontFamily' ? [path] : [];
  return [field.variable, field.variable.slice(2), exportNames(field, 'tailwind') ?? field.variable, ...ofMui];
};

/** Names under which a file holds the weight of a font. */
const weightNameOf = (name: string): string[] => [
  `${name}-weight`,
  ...(name.startsWith('--font-') ? [name.replace('--font-', '--font-weight-')] : []),
  ...(name.endsWith('fontFamily') ? [name.replace(/Family$/, 'Weight')] : []),
  ...(name === 'typography-fontFamily' ? ['typography-fontWeightRegular'] : []),
];

const targetsOf = (fields: readonly ThemeField[], name: string): ThemeField[] =>
  fieldsOfName(name).flatMap((id) => fields.filter((field) => field.id === id));

const LONGEST_VALUE = 256;
/** A longer chain of references counts as unknown. */
const LONGEST_CHAIN = 64;

/** Returns a function that replaces `var()` by the values of the same file, and `light-dark()` by that of the mode. */
function readerOf(values: Readonly<Record<string, string>>, mode: ThemeMode): (text: string) => string {
  // Each variable is resolved once, so that a chain of variables with repeated references cannot grow without limit.
  const known = new Map<string, string>();
  let depth = 0;
  const valueOf = (name: string): string | undefined => {
    const text = Object.hasOwn(values, name) ? values[name] : undefined;
    if (text === undefined || known.has(name)) return known.get(name);
    if (depth >= LONGEST_CHAIN) return undefined;
    known.set(name, '');
    depth++;
    const value = read(text);
    depth--;
    known.set(name, value);
    return value;
  };
  const read = (text: string): string => {
    if (text.length > LONGEST_VALUE) return '';
    const whole = replaceCalls(
      text,
      'var',
      ([name = '', ...fallback]) =>
        valueOf(name.trim()) ?? (fallback.length === 0 ? 'unknown' : read(fallback.join(','))),
    );
    if (whole.length > LONGEST_VALUE) return '';
    return replaceCalls(whole, 'light-dark', ([light = '', dark = '']) => (mode === 'dark' ? dark : light));
  };
  return read;
}
