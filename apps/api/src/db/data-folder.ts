import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { describeFileFault } from './sqlite-faults.ts';

/** Returns the path of the embedded database in a data folder. */
export const sqlitePathIn = (dataDir: string) => join(dataDir, 'genmaster.sqlite');

/** Throws when the data folder cannot be used or created; creates nothing. */
export function assertDataFolder(dataDir: string): void {
  const place = nearestExisting(dataDir);
  try {
    if (!statSync(place).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(place, constants.W_OK);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

const nearestExisting = (path: string): string =>
  statSync(path, { throwIfNoEntry: false }) || dirname(path) === path ? path : nearestExisting(dirname(path));

function notWritable(dataDir: string, error: unknown): ConfigError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new ConfigError(
    `DATA_DIR is ${dataDir}, and nothing can be written there (${code}). Set DATA_DIR to a folder that this user may write to, on a disk with room.`,
  );
}

/** Creates the data folder if it is missing, and checks that it is writable. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    keepPrivate(dataDir);
    const probe = join(dataDir, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/**
 * Names of files in the folder that must be private. The database contains password hashes; so do its log and its
 * backups.
 */
const OURS = /^(?:genmaster\.sqlite|owner\.)/;

/**
 * Makes the files in the folder readable for this user only: existing files, and files that the process creates later.
 */
function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  for (const name of readdirSync(dataDir).filter((each) => OURS.test(each))) {
    const path = join(dataDir, name);
    if ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) chmodSync(path, 0o600);
  }
}

/** Returns a warning when other users of the machine can open the data folder, otherwise `null`. */
export function findOpenFolder(dataDir: string): string | null {
  const mode = statSync(dataDir).mode & 0o777;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return null;
  return `DATA_DIR is ${dataDir}, which other users of this machine may open (mode ${mode.toString(8)}). Its files are readable for this user alone; run chmod 700 on the folder as well.`;
}

/**
 * Makes this process the only owner of the data folder until it releases it or ends. Creates the folder if it is
 * missing.
 *
 * The claim is a lock of the operating system on `owner.lock`, held through SQLite: it ends with the process, however
 * that ends, so no claim is ever stale. The note beside it only names the owner.
 */
export function claimDataFolder(dataDir: string): { release(): void } {
  prepareDataFolder(dataDir);
  const note = join(dataDir, 'owner.json');
  const lock = lockFile(join(dataDir, 'owner.lock'), dataDir);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isTaken(error)) throw notUsable(dataDir, error);
    throw new ConfigError(
      `DATA_DIR is ${dataDir}, which belongs to ${readOwner(note)}. Stop it first, set DATA_DIR to another folder, or set DATABASE_URL to share one database.`,
    );
  }
  try {
    writeFileSync(note, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  } catch (error) {
    lock.close();
    throw notWritable(dataDir, error);
  }
  return {
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function lockFile(path: string, dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw notUsable(dataDir, error);
  }
}

/** Returns true for the error of SQLite (busy) of a file that another process has locked. */
const isTaken = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

function notUsable(dataDir: string, error: unknown): ConfigError {
  const reason = describeFileFault(error) ?? (error as Error).message;
  return new ConfigError(
    `DATA_DIR is ${dataDir}, and its file owner.lock cannot be locked: ${reason}. Make room or remove the file, or set DATA_DIR to another folder.`,
  );
}

function readOwner(note: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; since: string };
    return `the process ${pid}, which started at ${since}`;
  } catch {
    return 'another process';
  }
}
