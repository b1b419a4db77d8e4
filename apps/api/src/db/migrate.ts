import { sql, type Transaction } from 'kysely';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { migrations } from '../../migrations/migrations.ts';
import type { Database } from './database.ts';
import { assertUnchanged, keepChecksums } from './migration-checksums.ts';
import { retryLost } from './retry.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Migrates the tables to the latest version and returns the names of the migrations that ran.
 *
 * Processes that start together are safe: one migrates while the others wait (for the write transaction on SQLite, for
 * a locked row on PostgreSQL). Everything happens in one transaction, so a killed process leaves the old tables or the
 * new ones. A migration that was edited after it had run is refused.
 */
export async function migrateToLatest(db: Database): Promise<readonly string[]> {
  return migrate(db, (migrator) => migrator.migrateToLatest());
}

/** Migrates the tables to the state after this migration, for data that was exported from that version. */
export async function migrateTo(db: Database, name: string): Promise<readonly string[]> {
  return migrate(db, (migrator) => migrator.migrateTo(name));
}

/** Lists the migrations that have run, in order; an empty list for a database without tables. */
export async function listAppliedMigrations(db: Database | Transaction<DatabaseSchema>): Promise<readonly string[]> {
  const all = await createMigrator(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Returns true when every migration of this version has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await listAppliedMigrations(db)).length === Object.keys(migrations).length;
}

/** Lists the migrations of a migrated database that this version does not know. */
export async function listNewerMigrations(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

async function migrate(
  db: Database,
  run: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<readonly string[]> {
  await makeMigratorTables(db);
  return retryLost(() =>
    db.transaction().execute(async (transaction) => {
      const { error, results } = await run(createMigrator(transaction));
      if (error) throw error;
      const applied = await listAppliedMigrations(transaction);
      await assertUnchanged(transaction, applied);
      await keepChecksums(transaction, applied);
      return (results ?? []).map(({ migrationName }) => migrationName);
    }),
  );
}

function createMigrator(db: Database | Transaction<DatabaseSchema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}

/** Creates the tables of the migrator: the row to lock must exist before the transaction. */
async function makeMigratorTables(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({}) } }).migrateToLatest();
  // It reports the applied migrations as missing, but has created the tables by then.
  if (error && !/previously executed migration/.test(String(error))) throw error;
}
