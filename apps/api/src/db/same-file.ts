import { statSync } from 'node:fs';

/**
 * Error for an open database that is no longer the file in the data folder: writes to it are lost when it is closed.
 */
export class DataGoneError extends Error {
  override name = 'DataGoneError';
  readonly code = 'DATA_GONE';
}

/** Time for which the last check is valid for reads, in milliseconds. */
const LOOK_COUNTS_MS = 1_000;

/**
 * Returns a function that checks that the files of an open database are still those in its folder.
 *
 * When the folder was removed, or a file was moved, replaced or deleted (the write-ahead log and its index too), the
 * process has files that no other process can open, and SQLite reports no error. Another process that opens the database
 * without the same index would damage it.
 */
export function watchFiles(path: string): (isWrite: boolean) => void {
  const database = identityOf(path);
  let [log, index]: (string | null)[] = [null, null];
  let lookedAt = -Infinity;
  const isSame = () => {
    const [presentLog = null, presentIndex = null] = ['-wal', '-shm'].map((suffix) => identityOf(path + suffix));
    // The first statement creates both; they exist until the last process closes the database.
    log ??= presentLog;
    index ??= presentIndex;
    return identityOf(path) === database && presentLog === log && presentIndex === index;
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
