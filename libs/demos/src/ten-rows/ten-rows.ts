import { entitySchema, gridOrder, sampleRows, writeCsv, type Entity, type Row, type Value } from '@genmaster/app-model';
import * as v from 'valibot';

/** The entity of the ten rows. */
export const tenOrder: Entity = {
  name: 'Order',
  fields: gridOrder.fields.filter(({ id }) => ['number', 'customer', 'placed', 'total', 'status'].includes(id)),
};

/** The rows that every part starts from. */
export const tenRows: readonly Row[] = sampleRows(tenOrder, 10);

/** By what the report groups. */
export const GROUPS = ['status', 'customer'] as const;

const valueSchema = v.nullable(v.union([v.pipe(v.string(), v.maxLength(4000)), v.number(), v.boolean()]));

/** Checks a kept state. */
export const tenRowsSchema = v.strictObject({
  entity: entitySchema,
  rows: v.pipe(
    v.array(v.strictObject({ id: v.number(), values: v.record(v.string(), valueSchema) })),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** The row in the form. */
  chosen: v.number(),
  group: v.picklist(GROUPS),
  /** The field whose name is being edited. */
  renamed: v.pipe(v.string(), v.maxLength(40)),
});

/** Ten rows, their definition, and what of them is in view. */
export type TenRowsState = v.InferOutput<typeof tenRowsSchema>;

/** Takes over the values of one row. */
export const changeRow = (
  rows: readonly Row[],
  id: number,
  values: Readonly<Record<string, Value>>,
): TenRowsState['rows'] => rows.map((row) => ({ id: row.id, values: { ...(row.id === id ? values : row.values) } }));

/** The export as a diff from the export of the first rows. */
export function compareExport(entity: Entity, rows: readonly Row[]): { code: string; changed: number } {
  const linesOf = (of: Entity, some: readonly Row[]) => writeCsv(of, some).split('\r\n');
  const [was, now] = [linesOf(tenOrder, tenRows), linesOf(entity, rows)];
  const lines = now.map((line, index) =>
    line === was[index] ? [`  ${line}`] : [`- ${was[index] ?? ''}`, `+ ${line}`],
  );
  const changed = now.filter((line, index) => line !== was[index]).length;
  return { code: changed === 0 ? now.join('\n') : lines.flat().join('\n'), changed };
}
