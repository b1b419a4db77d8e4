import * as v from 'valibot';
import type { Report } from './problem.ts';
import type { YamlSource } from './source.ts';

/** Holds a value against a schema and tells what breaks it, each at its line; `null` when anything does. */
export function check<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  report: (path: string, message: string) => void,
): Output | null {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) report(v.getDotPath(issue) ?? '', messageOf(issue));
  return null;
}

/** The same for a mapping in YAML, where every entry has its line. */
export const checkYaml = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  { value, lines }: YamlSource,
  report: Report,
): Output | null =>
  check(schema, value, (path, message) => report(lineNear(path, lines), path ? `${path}: ${message}` : message));

/** The line of an entry, or of the nearest one round it. */
export function lineNear(path: string, lines: YamlSource['lines']): number {
  for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const line = lines[at];
    if (line !== undefined) return line;
  }
  return 1;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined' && issue.expected !== 'never') return 'This is missing.';
  if (issue.expected === 'never') return 'There is no such entry.';
  if (issue.type === 'strict_object') return `There is no such entry; ${issue.expected} is expected.`;
  if (issue.type === 'variant') return `${issue.received} is not one of ${issue.expected ?? ''}.`.replaceAll('"', '');
  if (issue.type === 'picklist') return `${issue.received} is not one of ${issue.expected ?? ''}.`.replaceAll('"', '');
  return `${issue.message}.`.replace(/\.\.$/, '.');
}
