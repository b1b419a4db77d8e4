import * as v from 'valibot';
import type { Report } from './problem.ts';
import type { YamlSource } from './source.ts';

/** Validates a value against a schema and reports each problem at its line; `null` when there is any. */
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

/** Validates a YAML mapping in the same way, with the line of each entry. */
export const checkYaml = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  { value, lines }: YamlSource,
  report: Report,
): Output | null =>
  check(schema, value, (path, message) => report(lineNear(path, lines), path ? `${path}: ${message}` : message));

/** Returns the line of an entry, or of its nearest ancestor. */
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
