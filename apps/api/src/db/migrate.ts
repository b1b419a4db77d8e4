import { Migrator } from 'kysely/migration';
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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** True when every migration of this version has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined);
}
