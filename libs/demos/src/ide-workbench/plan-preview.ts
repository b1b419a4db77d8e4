import {
  entitySchema,
  formatValue,
  isNumeric,
  namesOf,
  recordOf,
  sampleRows,
  type Entity,
  type FieldNames,
  type Value,
} from '@genmaster/app-model';
import type { Json, ScriptOutcome } from '@genmaster/app-model/script';
import * as v from 'valibot';
import { readJson } from '../parts/read-json.ts';
import type { PreviewSheet } from './preview-sheet.ts';
import type { FileId, ProjectFiles } from './workbench-files.ts';

/** Number of sample rows passed to the function. */
export const SAMPLE_ROWS = 12;

/** Maximum number of rows shown from the return value of the function. */
const MOST_ROWS = 50;

/** Reason why there is no preview: the file, the line and the kind of error. */
export interface PreviewProblem {
  file: FileId;
  line: number;
  kind: 'json' | 'shape' | 'column' | 'total' | 'code' | 'limit' | 'answer';
  /** Name or message that the error refers to, as it appears in the file or in the JavaScript error. */
  detail: string;
}

const pageSchema = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(80)),
  /** Name of the function that returns the rows. */
  rows: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,40}$/)),
  /** Date passed to the function as today. */
  today: v.pipe(v.string(), v.isoDate()),
  columns: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(12)),
  total: v.optional(v.string()),
  empty: v.optional(v.pipe(v.string(), v.maxLength(120))),
});

/** Code and call to run, and the layout for its return value. */
export interface PreviewPlan {
  code: string;
  call: { name: string; args: Json[] };
  columns: readonly FieldNames[];
  total: FieldNames | null;
  title: string;
  empty: string;
}

/** Returns the entity defined in a file, or `null` when the file cannot be read. */
export function entityIn(text: string): Entity | null {
  const read = readFile('entity', text, entitySchema);
  return 'value' in read ? read.value : null;
}

/** Reads the three files together: the page and the function may use only the names of the entity. */
export function planPreview(files: ProjectFiles): { plan: PreviewPlan } | { problem: PreviewProblem } {
  const entity = readFile('entity', files.entity, entitySchema);
  if ('problem' in entity) return entity;
  const page = readFile('page', files.page, pageSchema);
  if ('problem' in page) return page;
  const { title, rows, today, columns, total, empty = '' } = page.value;
  const { fields } = namesOf(entity.value);
  const found = columns.map((name) => fields.find(({ property }) => property === name));
  const unknown = columns[found.indexOf(undefined)];
  if (unknown !== undefined)
    return { problem: { file: 'page', line: lineOf(files.page, unknown), kind: 'column', detail: unknown } };
  const sum = total === undefined ? null : fields.find(({ property, field }) => property === total && isNumeric(field));
  if (sum === undefined)
    return { problem: { file: 'page', line: lineOf(files.page, 'total'), kind: 'total', detail: total! } };
  const args = [sampleRows(entity.value, SAMPLE_ROWS).map((row) => recordOf(fields, row)), today];
  return {
    plan: { code: files.rule, call: { name: rows, args }, columns: found as FieldNames[], total: sum, title, empty },
  };
}

/** Returns the page for the outcome of the function, or the problem that prevents it. */
export function sheetOf(
  { columns, total, title, empty }: PreviewPlan,
  outcome: ScriptOutcome,
): { sheet: PreviewSheet } | { problem: PreviewProblem } {
  const fail = (kind: PreviewProblem['kind'], detail: string, line = 1) => ({
    problem: { file: 'rule', line, kind, detail } as const,
  });
  if (outcome.kind === 'problem') return fail('code', outcome.problem.message, outcome.problem.line);
  if (outcome.kind === 'limit') return fail('limit', outcome.limit);
  const { result } = outcome;
  if (!Array.isArray(result) || !result.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
    return fail('answer', '');
  const rows = result as Readonly<Record<string, Json>>[];
  const sum = total && rows.reduce((all, row) => all + (Number(row[total.property]) || 0), 0);
  return {
    sheet: {
      title,
      empty,
      head: columns.map(({ label, field }) => ({ label, isNumber: isNumeric(field) })),
      rows: rows.slice(0, MOST_ROWS).map((row) => columns.map((names) => cellOf(names, row[names.property]))),
      foot: total && sum !== null ? `${total.label}: ${formatValue(total.field, sum)}` : '',
    },
  };
}

const cellOf = ({ field }: FieldNames, value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : formatValue(field, value as Value | undefined);

function readFile<Output>(
  file: FileId,
  text: string,
  schema: v.GenericSchema<unknown, Output>,
): { value: Output } | { problem: PreviewProblem } {
  const json = readJson(text);
  if ('fault' in json) return { problem: { file, line: json.line, kind: 'json', detail: '' } };
  const read = v.safeParse(schema, json.value);
  if (read.success) return { value: read.output };
  const path = v.getDotPath(read.issues[0]) ?? '';
  const line = json.lines.get(path.split('.')[0]!) ?? 1;
  return { problem: { file, line, kind: 'shape', detail: path } };
}

/** Returns the line of the first occurrence of a JSON string in a text; 1 when there is none. */
function lineOf(text: string, word: string): number {
  const at = text.indexOf(JSON.stringify(word));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
