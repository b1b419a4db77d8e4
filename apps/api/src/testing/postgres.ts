import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeMemoryFolder } from './memory-folder.ts';

/** A PostgreSQL server for one test run. */
export interface TestPostgres {
  /** The address of its maintenance database, in which tests create their own databases. */
  url: string;
  stop(): void;
}

/** A PostgreSQL server that runs on a folder of the test. */
export interface RunningPostgres extends TestPostgres {
  /** Kills all its processes at once, as a power cut would. */
  kill(): Promise<void>;
}

interface Durability {
  /** False when the data need not survive a power cut, so that tests are fast. */
  isDurable: boolean;
}

/** Settings of a server whose data need not survive: a database is copied and removed in half of the processor time. */
const NOT_DURABLE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // Removing a database searches every buffer for its pages.
  shared_buffers: '8MB',
};

/**
 * Starts a temporary PostgreSQL server on a free port, in its own folder.
 *
 * The programs are searched in PG_BIN, on the PATH and in Debian's folders. PostgreSQL refuses to run as root, so root
 * runs it as another user.
 */
export async function startPostgres({ isDurable }: Durability = { isDurable: false }): Promise<TestPostgres> {
  const folder = isDurable ? mkdtempSync(join(tmpdir(), 'genmaster-postgres-')) : makeMemoryFolder('postgres');
  initPostgres(folder, { isDurable });
  const { url, stop } = await runPostgres(folder, { isDurable });
  return {
    url,
    stop() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty PostgreSQL cluster in an empty folder. */
export function initPostgres(folder: string, { isDurable }: Durability): void {
  const identity = unprivilegedIdentity();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const sync = isDurable ? [] : ['--no-sync'];
  call(folder, 'initdb', ['-U', 'genmaster', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...sync]);
}

/** Runs the PostgreSQL server of a folder on a free port. */
export async function runPostgres(folder: string, { isDurable }: Durability): Promise<RunningPostgres> {
  const port = await freePort();
  const settings = { max_connections: 200, ...(!isDurable && NOT_DURABLE) };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(folder, 'log');
  // Left by a killed server. After a real power cut the process in this file does not exist; here it may still be
  // running.
  rmSync(join(dataOf(folder), 'postmaster.pid'), { force: true });
  try {
    call(folder, 'pg_ctl', ['-l', log, '-o', `-p ${port} -h 127.0.0.1 -k ${folder} ${flags.join(' ')}`, '-w', 'start']);
  } catch (error) {
    throw new Error(existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : 'PostgreSQL wrote no log.', {
      cause: error,
    });
  }
  return {
    url: `postgresql://genmaster@127.0.0.1:${port}/postgres`,
    stop: () => call(folder, 'pg_ctl', ['-m', 'immediate', '-w', 'stop']),
    async kill() {
      const [first = ''] = readFileSync(join(dataOf(folder), 'postmaster.pid'), 'utf8').split('\n');
      const postmaster = Number(first);
      // A stopped postmaster starts no further worker, and does not react to workers that end.
      process.kill(postmaster, 'SIGSTOP');
      const workers = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').match(/\d+/g) ?? [];
      const all = [...workers.map(Number), postmaster];
      for (const pid of all) process.kill(pid, 'SIGKILL');
      while (all.some(isRunning)) await wait(10);
    },
  };
}

/** Returns true for a process that exists and is not a zombie. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const dataOf = (folder: string) => join(folder, 'data');

function call(folder: string, program: string, args: readonly string[]): void {
  const bin = findPostgres() ?? installPostgres();
  run(join(bin, program), ['-D', dataOf(folder), ...args], { ...unprivilegedIdentity(), cwd: folder });
}

function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['PG_BIN'] ?? '',
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return (
    folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

function installPostgres(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('No PostgreSQL server found; installing the package postgresql.\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env });
    const bin = findPostgres();
    if (bin) return bin;
  }
  throw new Error(
    'The tests of the server need PostgreSQL 15 or newer, and no initdb was found. Install it (Debian: apt-get install postgresql), or set PG_BIN to the folder that holds initdb and pg_ctl.',
  );
}

/** Returns the user that runs PostgreSQL: an unprivileged one for root, otherwise `null` for the current user. */
function unprivilegedIdentity(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody. Add one of them.');
}

function run(program: string, args: readonly string[], options: SpawnSyncOptions): void {
  const { status, stderr, error } = spawnSync(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? String(stderr)}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
