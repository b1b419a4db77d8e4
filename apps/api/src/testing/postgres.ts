import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL server that belongs to one test run. */
export interface TestPostgres {
  /** The address of its maintenance database; tests make their own databases from there. */
  url: string;
  stop(): void;
}

/**
 * Starts a throw-away PostgreSQL server on a free port, in a folder of its own.
 *
 * The programs are looked for in PG_BIN, on the PATH and where Debian puts
 * them. PostgreSQL refuses to run as root, so root runs it as another user.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const bin = findPostgres() ?? installPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-postgres-'));
  const identity = unprivilegedIdentity();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  // Nothing in a test has to survive a power cut, so the tests may be quick.
  const fsync = isDurable ? 'on' : 'off';
  const flags = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=${fsync} -c max_connections=200`;

  const call = (program: string, args: readonly string[]) =>
    run(join(bin, program), args, { ...identity, cwd: folder });
  call('initdb', ['-D', data, '-U', 'genmaster', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  call('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', flags, '-w', 'start']);
  return {
    url: `postgresql://genmaster@127.0.0.1:${port}/postgres`,
    stop() {
      call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
    'The tests of the server need PostgreSQL, and no initdb was found. Install it (Debian: apt-get install postgresql), or set PG_BIN to the folder that holds initdb and pg_ctl.',
  );
}

/** The user to run PostgreSQL as: nobody in particular for root, ourselves otherwise. */
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
