import * as v from 'valibot';
import { listAppliedMigrations } from '../db/migrate.ts';
import type { Database } from '../db/database.ts';
import { createSummary, readRows, type TableSummary } from '../db/rows.ts';
import { findTables, TABLES } from '../db/tables.ts';

const row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
const header = v.strictObject({
  kind: v.literal('genmaster-dump'),
  version: v.literal(1),
  /** The migrations that made the tables. */
  migrations: v.array(v.string()),
});
const tableRow = v.strictObject({
  kind: v.literal('row'),
  table: v.picklist(TABLES.map(({ name }) => name)),
  row,
});
const end = v.strictObject({
  kind: v.literal('end'),
  tables: v.array(v.strictObject({ table: v.string(), rows: v.number(), digest: v.string() })),
});

/** One line of a dump: first the header, then every row, then the table summaries for the comparison. */
export const dumpRecordSchema = v.variant('kind', [header, tableRow, end]);

export type DumpRecord = v.InferOutput<typeof dumpRecordSchema>;

/** Reads all rows of a database in one consistent state, in a format for both engines. */
export async function* readDump(db: Database): AsyncGenerator<DumpRecord> {
  yield { kind: 'genmaster-dump', version: 1, migrations: [...(await listAppliedMigrations(db))] };
  const tables: TableSummary[] = [];
  for (const facts of await findTables(db)) {
    const summary = createSummary(facts.name);
    for await (const row of readRows(db, facts)) {
      summary.add(row);
      yield { kind: 'row', table: facts.name, row };
    }
    tables.push(summary.result());
  }
  yield { kind: 'end', tables };
}
