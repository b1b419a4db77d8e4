import * as v from 'valibot';
import { nearestName } from '../parts/nearest-name.ts';
import { readJson, type JsonFault } from '../parts/read-json.ts';
import { SETTINGS, settingsSchema, type Setting } from './settings.ts';

/** What is wrong with a file of settings, and on which line. */
export type SettingProblem = { line: number } & (
  | { kind: 'json'; fault: JsonFault }
  | { kind: 'twice'; name: string }
  | { kind: 'unknown'; name: string; near: string | null }
  | { kind: 'secret'; name: string }
  | { kind: 'wrong'; name: string; setting: Setting; value: string }
);

/** A file as it was checked. `values` are what could be read, whatever the limits say; `null` for a text that is no JSON. */
export interface CheckedSettings {
  values: Readonly<Record<string, unknown>> | null;
  problems: readonly SettingProblem[];
}

/** Checks a file as it is typed: is it JSON, are the names known, is each value what its description allows? */
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
    // A secret that was pasted is not repeated anywhere.
    if (setting.type === 'secret') return { kind: 'secret', name, line };
    return { kind: 'wrong', name, setting, value: JSON.stringify(value[name]), line };
  });
  const named = twice.map(({ name, line }): SettingProblem => ({ kind: 'twice', name, line }));
  return { values: value, problems: [...problems, ...named].toSorted((one, other) => one.line - other.line) };
}

/** Writes one value into a file, or takes it out where it is `undefined`; the other names keep their order. */
export function writeSetting(values: Readonly<Record<string, unknown>>, name: string, value: unknown): string {
  const next = { ...values, [name]: value };
  return printSettings(Object.fromEntries(Object.entries(next).filter(([, one]) => one !== undefined)));
}

/** A file of settings as the project stores it. */
export const printSettings = (values: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(values)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

/** What was typed into the form, as the file stores it: a number where it is one, else the text, to be refused with a reason. */
export function readTyped({ type }: Setting, typed: string): unknown {
  if (typed === '') return undefined;
  if (type === 'integer') return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
  if (type === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : typed;
  return type === 'secret' ? { secret: typed } : typed;
}

/** A value as the form shows it; a secret that stands there as plain text is not shown. */
export function printTyped({ type }: Setting, value: unknown): string {
  if (value === undefined) return '';
  if (type !== 'secret') return typeof value === 'string' ? value : JSON.stringify(value);
  const name = typeof value === 'object' && value !== null && 'secret' in value ? value.secret : '';
  return typeof name === 'string' ? name : '';
}
