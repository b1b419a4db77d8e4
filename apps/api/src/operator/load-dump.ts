import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { listAppliedMigrations, migrateTo, migrateToLatest } from '../db/migrate.ts';
import { summarise, type Row, type TableSummary } from '../db/rows.ts';
import { findTables, TABLES } from '../db/tables.ts';
import { migrations } from '../../migrations/migrations.ts';
import type { DumpRecord } from './dump.ts';
import { OperatorError } from './operator-error.ts';

const BATCH_ROWS = 100;
const DAMAGED = 'The dump is damaged or was cut off. Nothing was stored. Use another copy.';

/**
 * Loads a dump into an empty database and verifies it, row by row.
 *
 * The tables are created as they were at the time of the dump, every row is inserted and read back in one transaction,
 * and only then the tables are migrated to the latest version. A dump with wrong summaries leaves no row behind.
 */
export async function loadDump(db: Database, records: AsyncIterable<DumpRecord>): Promise<readonly TableSummary[]> {
  const rest = records[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done || first.value.kind !== 'genmaster-dump') throw new OperatorError(DAMAGED);
  await prepareTables(db, first.value.migrations);

  const stored = await db.transaction().execute(async (transaction) => {
    const expected = await insertAll(transaction, rest);
    const found: TableSummary[] = [];
    // A dump of an older version has fewer tables.
    const named = new Set(expected.map(({ table }) => table));
    for (const table of TABLES.filter(({ name }) => named.has(name))) found.push(await summarise(transaction, table));
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new OperatorError(DAMAGED);
    return found;
  });
  await migrateToLatest(db);
  return stored;
}

async function prepareTables(db: Database, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(migrations);
  const last = wanted.at(-1);
  if (last === undefined || wanted.some((name, index) => known[index] !== name)) {
    throw new OperatorError('The dump was made by a newer version of Genmaster. Nothing was stored. Use that version.');
  }
  await assertEmpty(db);
  if ((await listAppliedMigrations(db)).length > wanted.length) {
    throw new OperatorError('The dump is older than the tables of this database. Name a database without tables.');
  }
  await migrateTo(db, last);
}

/** Throws when the database has a row in any table of ours. */
async function assertEmpty(db: Database): Promise<void> {
  for (const { name } of await findTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new OperatorError(
        `The database to write to already holds data (table ${name}). Nothing was changed. Name an empty one.`,
      );
    }
  }
}

/** Inserts the rows up to the end of the dump, and returns the summaries at its end. */
async function insertAll(db: Database, records: AsyncIterator<DumpRecord>): Promise<readonly TableSummary[]> {
  let batch: { table: string; rows: Row[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length > 0)
      await db
        .insertInto(batch.table as 'users')
        .values(batch.rows as never)
        .execute();
  };
  for (;;) {
    const { done, value } = await records.next();
    if (done || value.kind === 'genmaster-dump') throw new OperatorError(DAMAGED);
    if (value.kind === 'end') {
      await flush();
      return value.tables;
    }
    if (value.table !== batch.table || batch.rows.length >= BATCH_ROWS) {
      await flush();
      batch = { table: value.table, rows: [] };
    }
    batch.rows.push(value.row);
  }
}
