import {
  entitySchema,
  choicesIn,
  gridOrder,
  sampleRowsIn,
  writeCsv,
  type Entity,
  type Row,
  type Value,
} from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';

/** Entity of the ten rows. */
export const tenOrder: Entity = {
  name: 'Order',
  fields: gridOrder.fields.filter(({ id }) => ['number', 'customer', 'placed', 'total', 'status'].includes(id)),
};

/** Returns the entity with the choices of its rows in the language of the page. */
export const tenOrderIn = (language: LanguageCode): Entity => choicesIn(language, tenOrder);

/** Initial rows of every part, in the languages of the pages. */
export const tenRows: Readonly<Record<LanguageCode, readonly Row[]>> = {
  en: sampleRowsIn('en', tenOrderIn('en'), 10),
  hi: sampleRowsIn('hi', tenOrderIn('hi'), 10),
};

/** Fields by which the report can group. */
export const GROUPS = ['status', 'customer'] as const;

const valueSchema = v.nullable(v.union([v.pipe(v.string(), v.maxLength(4000)), v.number(), v.boolean()]));

/** Schema that validates a stored state. */
export const tenRowsSchema = v.strictObject({
  entity: entitySchema,
  rows: v.pipe(
    v.array(v.strictObject({ id: v.number(), values: v.record(v.string(), valueSchema) })),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** Id of the row in the form. */
  chosen: v.number(),
  group: v.picklist(GROUPS),
  /** Id of the field whose name is being edited. */
  renamed: v.pipe(v.string(), v.maxLength(40)),
});

/** The rows, their definition, and the current selections. */
export type TenRowsState = v.InferOutput<typeof tenRowsSchema>;

/** Returns the rows with the values of one row replaced. */
export const changeRow = (
  rows: readonly Row[],
  id: number,
  values: Readonly<Record<string, Value>>,
): TenRowsState['rows'] => rows.map((row) => ({ id: row.id, values: { ...(row.id === id ? values : row.values) } }));

interface ExportDiff {
  code: string;
  /** Number of changed lines. */
  changed: number;
}

/**
 * Returns the export as a diff against the export of the initial rows. Rows that are kept may have begun on a page in
 * another language; they are compared with the initial rows that they are closest to.
 */
export const compareExport = (state: Pick<TenRowsState, 'entity' | 'rows'>): ExportDiff =>
  (['en', 'hi'] as const)
    .map((language) => compareWith(language, state))
    .reduce((best, other) => (other.changed < best.changed ? other : best));

function compareWith(language: LanguageCode, { entity, rows }: Pick<TenRowsState, 'entity' | 'rows'>): ExportDiff {
  const linesOf = (of: Entity, some: readonly Row[]) => writeCsv(of, some).split('\r\n');
  const [was, now] = [linesOf(tenOrderIn(language), tenRows[language]), linesOf(entity, rows)];
  const lines = now.map((line, index) =>
    line === was[index] ? [`  ${line}`] : [`- ${was[index] ?? ''}`, `+ ${line}`],
  );
  const changed = now.filter((line, index) => line !== was[index]).length;
  return { code: changed === 0 ? now.join('\n') : lines.flat().join('\n'), changed };
}
