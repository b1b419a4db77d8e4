import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { TableFacts } from './tables.ts';

/** A row of any table. */
export type Row = Readonly<Record<string, string | number | null>>;

/** How many rows a table has, and what they say: two tables with one digest hold the same rows. */
export interface TableSummary {
  table: string;
  rows: number;
  digest: string;
}

const PAGE_ROWS = 200;

/** Reads a table row by row, holding no more than one page of it in memory. */
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
 * Sums up the rows of a table as they pass.
 *
 * The order of the rows does not count, because engines sort texts differently;
 * nor does the order of their columns.
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

/** Sums up a table as it is stored. */
export async function summarise(db: Database, table: TableFacts): Promise<TableSummary> {
  const summary = createSummary(table.name);
  for await (const row of readRows(db, table)) summary.add(row);
  return summary.result();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
