import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Free memory from which databases are kept there; a container often has a small part only. */
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Creates a folder for databases of tests: in memory where the system has a file system for that, or else on the disk.
 *
 * Copying and removing a PostgreSQL database there needs about a tenth of the processor time.
 */
export const makeMemoryFolder = (name: string): string =>
  mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), `genmaster-${name}-`));

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
