import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
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

/** Signals that ask a command to stop. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work on an unfinished file that is gone afterwards, also when a signal stops the process meanwhile. */
export async function withDraft<T>(draft: string, work: () => Promise<T>): Promise<T> {
  const remove = () => ['', '-shm', ...UNFINISHED].forEach((ending) => rmSync(`${draft}${ending}`, { force: true }));
  const stop = (signal: NodeJS.Signals) => {
    remove();
    process.kill(process.pid, signal);
  };
  for (const signal of STOPS) process.once(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of STOPS) process.off(signal, stop);
    remove();
  }
}

/**
 * Gives a finished file its name, and syncs file and folder to disk. Fails when another process took the name meanwhile.
 *
 * A hard link gives the name to the whole file, whenever the process ends. USB sticks and network shares know none:
 * there the name is taken first.
 */
export function publishFile(draft: string, target: string): void {
  sync(draft);
  try {
    linkSync(draft, target);
  } catch {
    takeName(target);
    moveOver(draft, target);
  }
  rmSync(draft, { force: true });
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

function moveOver(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(target);
    throw error;
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
