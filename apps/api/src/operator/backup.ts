import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { claimDataFolder } from '../db/data-folder.ts';
import { openDatabase, type DatabaseLocation } from '../db/database.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import { prepareDatabase } from '../db/prepare.ts';
import { readDumpFile, writeDumpFile } from './dump-file.ts';
import { readDump, type DumpRecord } from './dump.ts';
import { formatSummaries } from './format-table.ts';
import { loadDump } from './load-dump.ts';
import { OperatorError } from './operator-error.ts';
import { assertFreeName, publishFile, withDraft } from './publish-file.ts';
import { copySqliteFile, isSqliteFile } from './sqlite-file.ts';

/**
 * Copies the whole database to a file while the server keeps working, and returns a message.
 *
 * The embedded database is copied as a database file, which is checked before it gets its name; a PostgreSQL database
 * as a dump that works with both engines. An existing file is never overwritten.
 */
export async function backUp({ database }: Pick<Config, 'database'>, to: string): Promise<string> {
  const target = resolve(to);
  const draft = `${target}.part-${process.pid}`;
  assertFreeName(target);
  await withDraft(draft, async () => {
    if (database.engine === 'sqlite') await copySqliteFile(existing(database.path), draft);
    else await withDump(database, (records) => writeDumpFile(draft, records));
    publishFile(draft, target);
  });
  return `Backed up to ${target} (${statSync(target).size} bytes).\nIt holds password hashes: keep it as safe as the database.`;
}

/**
 * Fills an empty database from a backup of either kind, and returns a message.
 *
 * Existing data is never overwritten, and a damaged backup changes nothing.
 */
export async function restore(config: Config, from: string): Promise<string> {
  const { database, dataDir } = config;
  const source = existing(resolve(from));
  if (database.engine === 'sqlite') {
    return ownFolder(dataDir, async () => {
      assertFreeName(database.path);
      const draft = join(dataDir, `restore-${process.pid}.sqlite`);
      return withDraft(draft, async () => {
        const summary = await fill({ ...config, database: { engine: 'sqlite', path: draft } }, source);
        publishFile(draft, database.path);
        return summary;
      });
    });
  }
  return fill(config, source);
}

/** Reads a whole database in one consistent state, while other processes write to it. */
export async function withDump<T>(
  location: DatabaseLocation,
  work: (records: AsyncIterable<DumpRecord>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(location, { statementTimeoutMs: 0 });
  try {
    return await readSnapshot(db, (snapshot) => work(readDump(snapshot)));
  } finally {
    await db.destroy();
  }
}

/** Runs work that needs the data folder for itself. */
export async function ownFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const claim = claimDataFolder(dataDir);
  try {
    return await work();
  } finally {
    claim.release();
  }
}

async function fill(config: Config, source: string): Promise<string> {
  const { database } = config;
  if (isSqliteFile(source)) {
    if (database.engine === 'postgres') {
      throw new OperatorError(
        `${source} is a copy of an embedded database. Restore it without DATABASE_URL, then use the command move.`,
      );
    }
    await copySqliteFile(source, database.path);
    await prepareDatabase(config);
    return `Restored ${source}.`;
  }
  const db = openDatabase(database, { statementTimeoutMs: 0 });
  try {
    const tables = await loadDump(db, readDumpFile(source));
    return `Restored ${source}; every row was read back and compared.\n\n${formatSummaries(tables)}`;
  } finally {
    await db.destroy();
  }
}

function existing(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new OperatorError(`There is no file ${path}.`);
  return path;
}
