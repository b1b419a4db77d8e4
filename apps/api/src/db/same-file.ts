import { statSync } from 'node:fs';

/** The database that is open is no longer the one in the data folder: what is written to it is lost when it is closed. */
export class DataGoneError extends Error {
  override name = 'DataGoneError';
  readonly code = 'DATA_GONE';
}

/** How long the last look counts for what only reads. */
const LOOK_COUNTS_MS = 1_000;

/**
 * Watches that the files of an open database are still those in its folder.
 *
 * A removed folder, a file that was moved away or replaced, or a write-ahead log that was deleted leave the process
 * with files that nobody can open again, and SQLite says nothing about it.
 */
export function watchFiles(path: string): (isWrite: boolean) => void {
  const database = identityOf(path);
  let log: string | null = null;
  let lookedAt = -Infinity;
  const isSame = () => {
    const present = identityOf(`${path}-wal`);
    // It is made by the first statement, and stays until the last process closes the database.
    log ??= present;
    return identityOf(path) === database && present === log;
  };
  return (isWrite) => {
    const now = performance.now();
    if (!isWrite && now - lookedAt < LOOK_COUNTS_MS) return;
    if (!isSame()) {
      lookedAt = -Infinity;
      throw new DataGoneError(
        `The database ${path} was removed or replaced while it was open. Nothing is stored until the server is stopped and the folder is as it was, or restored from a backup.`,
      );
    }
    lookedAt = now;
  };
}

function identityOf(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : null;
}
