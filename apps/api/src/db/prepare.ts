import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';

/** Makes sure that the database can be used: its folder can be written to and its tables are up to date. */
export async function prepareDatabase({ database, dataDir }: Config): Promise<void> {
  if (database.engine === 'sqlite') prepareDataDir(dataDir);
  const db = openDatabase(database, { statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const probe = join(dataDir, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR is ${dataDir}, and nothing can be written there (${code}). Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}
