import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Throws when a name is taken, or when its folder does not exist. */
export function assertFreeName(target: string): void {
  if (existsSync(target)) {
    throw new OperatorError(`${target} is there already. Nothing was changed. Choose another name, or move it away.`);
  }
  if (!existsSync(dirname(target))) throw new OperatorError(`There is no folder ${dirname(target)}. Make it first.`);
}

/**
 * Gives a finished file its name, and syncs file and folder to disk.
 *
 * A link, unlike a rename, fails when another process took the name meanwhile.
 */
export function publishFile(draft: string, target: string): void {
  sync(draft);
  linkSync(draft, target);
  rmSync(draft);
  sync(dirname(target));
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
