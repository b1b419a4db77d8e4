import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { sql } from 'kysely';
import { openDatabase } from './db/database.ts';
import { migrateToLatest } from './db/migrate.ts';
import { sendHalfOfLogin } from './testing/half-sent-login.ts';
import { keepCompiled } from './testing/keep-compiled.ts';
import { endServerProcesses, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let place: TestDatabase;

beforeEach(async () => {
  place = await createTestDatabase('sqlite');
});

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
});

describe('a server that receives a stop signal', () => {
  it('is not ready at once, serves everybody until its time is over, and stops at once after a second signal', async () => {
    const server = startServerProcess({ ...place.env, DRAIN_MS: '60000' });
    const address = String(await server.settled);
    const statusOf = async (path: string) => (await fetch(`${address}/${path}`)).status;
    const told = performance.now();
    server.process.kill('SIGTERM');
    await until(async () => (await statusOf('health/ready')) === 503);
    const live = await fetch(`${address}/health/live`);
    expect({ status: live.status, connection: live.headers.get('connection') }).toEqual({
      status: 200,
      connection: 'close',
    });
    expect(await statusOf(`${METADATA_PATHS.fromDatabase}/169`)).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(1);
    // A stop that hangs also ends with code 1, but twenty seconds after the first signal.
    expect(performance.now() - told).toBeLessThan(10_000);
  });

  it('finishes a request that is still arriving, accepts no new one, and exits with 0', async () => {
    const server = startServerProcess({ ...place.env, DRAIN_MS: '0' });
    const { port } = new URL(String(await server.settled));
    const login = await sendHalfOfLogin(Number(port));
    server.process.kill('SIGTERM');
    await until(async () => !(await accepts(Number(port))));
    login.sendRest();
    expect(await server.exited).toBe(0);
    expect(login.answer()).toMatch('HTTP/1.1 401');
  });

  it.each([
    { what: 'on which nothing was sent, as browsers open them in advance', sent: '' },
    { what: 'with a request that has not arrived completely', sent: 'GET /health/live HTTP/1.1\r\nhost: loc' },
    { what: 'that is kept for a next request', sent: 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n' },
  ])('does not wait for a connection $what', async ({ sent }) => {
    const server = startServerProcess({ ...place.env, DRAIN_MS: '0' });
    const { port } = new URL(String(await server.settled));
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent)).resume();
    await once(socket, 'connect');
    // The server took the connection before this one, whose response has come.
    await fetch(`http://127.0.0.1:${port}/health/live`);
    server.process.kill('SIGTERM');
    // A stop that hangs ends with 1, after twenty seconds.
    expect(await server.exited).toBe(0);
    socket.destroy();
  });
});

/** A process namespace makes a program the first process, as a container does; it takes root, on Linux. */
const inNamespace = ['--pid', '--fork', '--kill-child'];
const hasNamespaces = spawnSync('unshare', [...inNamespace, 'true']).status === 0;

/** Programs that start the server, and whether they are its own process or a parent that passes signals on. */
const PROGRAMS = [
  {
    program: 'the server itself',
    args: ['--conditions=@genmaster/source', join(__dirname, 'server.ts')],
    isChild: false,
  },
  { program: 'the installed command', args: [join(__dirname, '../bin/genmaster-api.mjs'), 'serve'], isChild: true },
];

describe('a server that receives a stop signal before it has started', () => {
  let starting: ChildProcess;

  afterEach(() => starting.kill('SIGKILL'));

  const cases = PROGRAMS.flatMap((each) => [
    { ...each, as: 'a process of many', isFirst: false },
    ...(hasNamespaces ? [{ ...each, as: 'the first process of a container', isFirst: true }] : []),
  ]);

  it.each(cases)('ends at once, as $as: $program', async ({ args, isFirst, isChild }) => {
    const { location, env, remove } = await createTestDatabase('postgres');
    const db = openDatabase(location);
    await migrateToLatest(db);
    await db.transaction().execute(async (transaction) => {
      // Another process migrates, and this one waits for its end.
      await sql`select id from kysely_migration_lock for update`.execute(transaction);
      const [program = '', ...rest] = isFirst
        ? ['unshare', ...inNamespace, process.execPath, ...args]
        : [process.execPath, ...args];
      const environment = { PATH: process.env['PATH'], PORT: '0', ...keepCompiled, ...env };
      starting = spawn(program, rest, { env: environment, stdio: 'ignore' });
      const ended = once(starting, 'exit');
      await until(async () => {
        const { rows } = await sql`
          select pid from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
        return rows.length > 0;
      });
      process.kill(isFirst ? childOf(starting.pid!) : starting.pid!, 'SIGTERM');
      const [code, signal] = (await ended) as [number | null, string | null];
      expect({ code, signal }).toEqual(
        isFirst || isChild ? { code: 0, signal: null } : { code: null, signal: 'SIGTERM' },
      );
    });
    await db.destroy();
    await remove();
  });
});

const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(20);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
