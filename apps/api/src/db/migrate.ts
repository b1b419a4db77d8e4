import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { migrations } from '../../migrations/migrations.ts';
import type { Database } from './database.ts';

/**
 * Brings the tables up to date and says which migrations that took.
 *
 * Processes that start together are safe: one migrates while the others wait
 * (a write transaction on SQLite, an advisory lock on PostgreSQL). Everything
 * happens in one transaction, so a kill leaves the old tables or the new ones.
 */
export async function migrateToLatest(db: Database): Promise<readonly string[]> {
  return namesOf(await createMigrator(db).migrateToLatest());
}

/** Makes the tables as they were after this migration. For data that was taken from that version. */
export async function migrateTo(db: Database, name: string): Promise<readonly string[]> {
  return namesOf(await createMigrator(db).migrateTo(name));
}

/** The migrations that have run, in their order; none for a database without tables. */
export async function listAppliedMigrations(db: Database): Promise<readonly string[]> {
  const all = await createMigrator(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** True when every migration of this version has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await listAppliedMigrations(db)).length === Object.keys(migrations).length;
}

function createMigrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}

function namesOf({ error, results }: MigrationResultSet): readonly string[] {
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
