import { closeSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from '../db/node-sqlite.ts';
import { describeFileFault } from '../db/sqlite-faults.ts';
import { OperatorError } from './operator-error.ts';

/** More pages than any database has, so that a copy takes one step. */
const MOST_PAGES = 2 ** 31 - 1;

/**
 * Copies a database file while other processes write to it. Throws when the copy is damaged, or cannot be written, with
 * different texts: a full disk must not look like a lost database.
 */
export async function copySqliteFile(from: string, to: string): Promise<void> {
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
    try {
      // Private from the start, also where a mode cannot be changed later, as on a USB stick.
      closeSync(openSync(to, 'wx', 0o600));
      // In one step: a copy in several steps starts again at each write of another process.
      await backup(source, to, { rate: MOST_PAGES });
    } finally {
      source.close();
    }
    assertSound(to);
  } catch (error) {
    const isUnopened = (error as NodeJS.ErrnoException).syscall === 'open';
    const fault = isUnopened ? 'it cannot be opened' : describeFileFault(error);
    if (fault !== null) {
      throw new OperatorError(
        `${from} could not be copied into ${dirname(to)}: ${fault}. Nothing was changed. See that this user may read the one and write to the other, and that there is room.`,
      );
    }
    throw new OperatorError(
      `${from} is damaged or is not a Genmaster database. Nothing was changed. Use another copy.`,
    );
  }
}

/** Returns true for a database file, false for any other file, such as a dump. */
export function isSqliteFile(path: string): boolean {
  const start = Buffer.alloc(15);
  const descriptor = openSync(path, 'r');
  readSync(descriptor, start, 0, start.length, 0);
  closeSync(descriptor);
  return start.toString('latin1') === 'SQLite format 3';
}

function assertSound(path: string): void {
  const database = new DatabaseSync(path);
  try {
    // As one file: without this pragma the copy would need a write-ahead log beside it.
    database.exec('pragma journal_mode = delete');
    const [result] = database.prepare('pragma integrity_check').all();
    const broken = database.prepare('pragma foreign_key_check').all();
    const migrations = database.prepare('select name from kysely_migration').all();
    if (result?.['integrity_check'] !== 'ok' || broken.length > 0 || migrations.length === 0)
      throw new Error('damaged');
  } finally {
    database.close();
  }
}
