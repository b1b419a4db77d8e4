import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Endings of the files that SQLite takes for unfinished writes to the database beside them. */
const UNFINISHED = ['-wal', '-journal'];

/**
 * Throws when a name is taken, or when its folder does not exist. A log that is left of another database counts too:
 * SQLite would write it into the new one.
 */
export function assertFreeName(target: string): void {
  const taken = ['', ...UNFINISHED].map((ending) => `${target}${ending}`).find((path) => existsSync(path));
  if (taken !== undefined) {
    throw new OperatorError(`${taken} is there already. Nothing was changed. Choose another name, or move it away.`);
  }
  if (!existsSync(dirname(target))) throw new OperatorError(`There is no folder ${dirname(target)}. Make it first.`);
}

/**
 * Gives a finished file its name, and syncs file and folder to disk.
 *
 * The name is taken first, which fails when another process took it meanwhile. A hard link would do both at once, but
 * USB sticks and network shares know none.
 */
export function publishFile(draft: string, target: string): void {
  sync(draft);
  takeName(target);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(target);
    throw error;
  }
  sync(dirname(target));
}

function takeName(target: string): void {
  try {
    closeSync(openSync(target, 'wx', 0o600));
  } catch (error) {
    assertFreeName(target);
    throw error;
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
