import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { sqlitePathIn } from '../db/data-folder.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { ownFolder, withDump } from './backup.ts';
import { formatSummaries } from './format-table.ts';
import { loadDump } from './load-dump.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Moves the embedded database to the PostgreSQL server, verifies it row by row, and returns a message.
 *
 * The server must be stopped, so that nothing is saved in the old database meanwhile. The old file stays as it is.
 */
export async function move({ database, dataDir }: Config): Promise<string> {
  if (database.engine !== 'postgres') {
    throw new OperatorError('DATABASE_URL is not set. Set it to the PostgreSQL database to move to.');
  }
  const path = sqlitePathIn(dataDir);
  if (!existsSync(path))
    throw new OperatorError(`There is no database ${path}. Set DATA_DIR to the folder to move from.`);
  return ownFolder(dataDir, async () => {
    const source = { engine: 'sqlite', path } as const;
    const old = openDatabase(source, { statementTimeoutMs: 0 });
    await migrateToLatest(old).finally(() => old.destroy());
    const target = openDatabase(database, { statementTimeoutMs: 0 });
    try {
      const tables = await withDump(source, (records) => loadDump(target, records));
      return [
        `Moved ${path} to the database in DATABASE_URL; every row was read back and compared.`,
        formatSummaries(tables),
        'Start the server with DATABASE_URL from now on. The old file is as it was; keep it until you are sure.',
      ].join('\n\n');
    } finally {
      await target.destroy();
    }
  });
}
