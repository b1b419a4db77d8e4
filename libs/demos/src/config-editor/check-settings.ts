import * as v from 'valibot';
import { nearestName } from '../parts/nearest-name.ts';
import { readJson, type JsonFault } from '../parts/read-json.ts';
import { SETTINGS, settingsSchema, type Setting } from './settings.ts';

/** A problem in a settings file, with its line. */
export type SettingProblem = { line: number } & (
  | { kind: 'json'; fault: JsonFault }
  | { kind: 'twice'; name: string }
  | { kind: 'unknown'; name: string; near: string | null }
  | { kind: 'secret'; name: string }
  | { kind: 'wrong'; name: string; setting: Setting; value: string }
);

/** Result of checking a file. `values` are the parsed values, valid or not; `null` for text that is not JSON. */
export interface CheckedSettings {
  values: Readonly<Record<string, unknown>> | null;
  problems: readonly SettingProblem[];
}

/** Checks a file while it is typed: valid JSON, known names, and values that their descriptions allow. */
export function checkSettings(text: string): CheckedSettings {
  const read = readJson(text);
  if ('fault' in read) return { values: null, problems: [{ kind: 'json', fault: read.fault, line: read.line }] };
  const { value, lines, twice } = read;
  const wrong = new Set<string>();
  for (const { path } of v.safeParse(settingsSchema, value).issues ?? []) if (path?.[0]) wrong.add(String(path[0].key));
  const problems = [...wrong].map((name): SettingProblem => {
    const line = lines.get(name) ?? 1;
    const setting = SETTINGS.find((one) => one.name === name);
    if (!setting)
      return {
        kind: 'unknown',
        name,
        near: nearestName(
          name,
          SETTINGS.map((one) => one.name),
        ),
        line,
      };
    // A pasted secret is not repeated anywhere.
    if (setting.type === 'secret') return { kind: 'secret', name, line };
    return { kind: 'wrong', name, setting, value: JSON.stringify(value[name]), line };
  });
  const named = twice.map(({ name, line }): SettingProblem => ({ kind: 'twice', name, line }));
  return { values: value, problems: [...problems, ...named].toSorted((one, other) => one.line - other.line) };
}

/** Writes one value into a file, or removes it where it is `undefined`; the other names keep their order. */
export function writeSetting(values: Readonly<Record<string, unknown>>, name: string, value: unknown): string {
  const next = { ...values, [name]: value };
  return printSettings(Object.fromEntries(Object.entries(next).filter(([, one]) => one !== undefined)));
}

/** Prints a settings file as the project stores it. */
export const printSettings = (values: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(values)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

/**
 * Parses a form value into its stored form: a number where it is one, else the text, which is refused with a reason.
 */
export function readTyped({ type }: Setting, typed: string): unknown {
  if (typed === '') return undefined;
  if (type === 'integer') return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
  if (type === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : typed;
  return type === 'secret' ? { secret: typed } : typed;
}

/** Formats a value for the form; a secret stored as plain text is not shown. */
export function printTyped({ type }: Setting, value: unknown): string {
  if (value === undefined) return '';
  if (type !== 'secret') return typeof value === 'string' ? value : JSON.stringify(value);
  const name = typeof value === 'object' && value !== null && 'secret' in value ? value.secret : '';
  return typeof name === 'string' ? name : '';
}
