import type { SavedTheme } from '../core/saved-theme.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import { fieldsOf, type ThemeCatalogue, type ThemeField, type ThemeMode } from '../core/theme-catalogue.ts';
import { fieldsOfName } from './foreign-names.ts';
import { readForeignValue } from './foreign-value.ts';
import { defaultState } from '../core/theme-state.ts';
import { choicesOf, modes } from './mode-values.ts';
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

/** Maps the values of a file to fields: by our variable names, or by the names of other tools. */
export function mapValues(
  catalogue: ThemeCatalogue,
  found: ValuesByMode,
): Pick<ThemeImport, 'taken' | 'ignored'> & { values: Record<ThemeMode, Record<string, string>> } {
  const fields = fieldsOf(catalogue);
  const taken: MappedValue[] = [];
  const ignored: IgnoredValue[] = [];
  const values: Record<ThemeMode, Record<string, string>> = { light: {}, dark: {}, flately: {} };
  for (const mode of modes) {
    const given = found[mode] ?? {};
    const isDirect = (field: ThemeField) => directNames(field).some((name) => name in given);
    for (const [name, text] of Object.entries(given)) {
      const own = fields.filter((field) => directNames(field).includes(name));
      const targets = own.length > 0 ? own : targetsOf(fields, name).filter((field) => !isDirect(field));
      const read = targets.flatMap((field) => {
        const value = readForeignValue(catalogue, field, withAliases(text, given));
        return value === null ? [] : [{ from: name, fieldId: field.id, mode, value }];
      });
      for (const { fieldId, value } of read) values[mode][fields.find(({ id }) => id === fieldId)!.variable] = value;
      taken.push(...read);
      const isOfFont = /-weight$/.test(name);
      if (read.length === 0 && !isOfFont)
        ignored.push({ from: name, mode, reason: targets.length > 0 ? 'bad-value' : 'no-counterpart' });
    }
  }
  return { values, taken, ignored };
}

/** Creates a copy that an engine can load from mapped values. */
export function savedFromMapped(
  catalogue: ThemeCatalogue,
  values: Record<ThemeMode, Record<string, string>>,
  mode: ThemeMode,
): SavedTheme {
  const { mode: _, ...choices } = choicesOf(defaultState(catalogue));
  return readSavedRecord({
    properties: { ...choices, themeColors: values.light, themeIcons: {} },
    mode,
    companions: { colors: values.dark, flately: values.flately, own: Object.keys(values.light) },
  });
}

const directNames = ({ variable }: ThemeField): string[] => [variable, variable.slice(2)];

const targetsOf = (fields: readonly ThemeField[], name: string): ThemeField[] =>
  fieldsOfName(name).flatMap((id) => fields.filter((field) => field.id === id));

/** Resolves `var(--name)` within the same file. */
function withAliases(text: string, values: Readonly<Record<string, string>>, depth = 0): string {
  const [, name, fallback] = /^\s*var\(\s*(--[\w-]+)\s*(?:,\s*(.+))?\)\s*$/.exec(text) ?? [];
  if (!name || depth > 8) return text;
  const next = values[name] ?? fallback;
  return next === undefined ? text : withAliases(next, values, depth + 1);
}
