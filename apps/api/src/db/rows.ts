import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { TableFacts } from './tables.ts';

/** A row of any table. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Number of rows of a table, and a digest of their content: two tables with one digest have the same rows. */
export interface TableSummary {
  table: string;
  rows: number;
  digest: string;
}

const PAGE_ROWS = 200;

/** Reads a table row by row, with at most one page of it in memory. */
export async function* readRows(db: Database, { name, key }: TableFacts): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(PAGE_ROWS)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/**
 * Creates a summary of a table from rows that are added one by one.
 *
 * Neither the order of the rows counts, because engines sort texts differently, nor the order of their columns.
 */
export function createSummary(table: string) {
  const digests: string[] = [];
  return {
    add(row: Row): void {
      const columns = Object.keys(row).sort();
      digests.push(sha256(JSON.stringify(columns.map((column) => [column, row[column]]))));
    },
    result: (): TableSummary => ({ table, rows: digests.length, digest: sha256(digests.sort().join('\n')) }),
  };
}

/** Summarises a stored table. */
export async function summarise(db: Database, table: TableFacts): Promise<TableSummary> {
  const summary = createSummary(table.name);
  for await (const row of readRows(db, table)) summary.add(row);
  return summary.result();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
