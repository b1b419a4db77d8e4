import type { Config } from '../config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';

/** Prepares the database for use: checks that its folder is writable, and migrates its tables. */
export async function prepareDatabase({ database, dataDir }: Config): Promise<void> {
  if (database.engine === 'sqlite') prepareDataFolder(dataDir);
  const db = openDatabase(database, { statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
