import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendHalfOfLogin } from './testing/half-sent-login.ts';
import { endServerProcesses, startServerProcess as start } from './testing/server-process.ts';
import { MACHINE_INFO } from './testing/test-server.ts';
import { createTestDatabase, engines, type TestDatabase } from './testing/test-database.ts';

afterEach(endServerProcesses);

describe('several server processes', () => {
  it('start at once on one empty PostgreSQL database, and every one responds', async () => {
    const place = await createTestDatabase('postgres');
    const servers = Array.from({ length: 4 }, () => start(place.env));
    const addresses = await Promise.all(servers.map(({ settled }) => settled));
    for (const address of addresses) {
      expect(address).toMatch(/^http:\/\/localhost:\d+$/);
      expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    }
    expect(servers[0]?.output()).toMatch('user code demo, password genmaster-demo');
    for (const { process: child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0, 0]);
    await place.remove();
  });

  it('start at once on one data folder, and exactly one of them gets it', async () => {
    const place = await createTestDatabase('sqlite');
    const servers = Array.from({ length: 4 }, () => start(place.env));
    const results = await Promise.all(servers.map(({ settled }) => settled));
    expect(results.filter((result) => result === 1)).toHaveLength(3);
    const address = results.find((result) => typeof result === 'string');
    expect((await fetch(`${String(address)}/health/ready`)).status).toBe(200);
    await endServerProcesses();
    await place.remove();
  });
});

describe.each(engines)('the server process on %s', (engine) => {
  it('has no demo user in production', async () => {
    const place = await createTestDatabase(engine);
    const env = { NODE_ENV: 'production', DURABILITY: 'relaxed', DRAIN_MS: '0', LOG_LEVEL: 'silent' };
    const server = start({ ...place.env, ...env });
    expect(await server.settled).toMatch('http');
    expect(server.output()).not.toMatch(/demo|admin/i);
    const printed = server
      .output()
      .split('\n')
      .filter((line) => line.includes('answers at'));
    expect(printed.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('answers at http')]);
    // The PostgreSQL server of the tests runs without durability, and every server that starts on it reports that.
    if (engine === 'postgres') expect(server.output()).toMatch('runs with fsync=off: what was saved last can be lost');
    server.process.kill('SIGTERM');
    await server.exited;
    await place.remove();
  });
});

it('prints an IPv6 address as one that a browser opens', async () => {
  const place = await createTestDatabase('sqlite');
  const server = start({ ...place.env, HOST: '0:0:0:0:0:0:0:1', DEMO_USER: 'off' });
  const address = String(await server.settled);
  expect(address).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  await endServerProcesses();
  await place.remove();
});

it.each(engines)('prints nothing but JSON in production on %s, its warnings too', async (engine) => {
  const place = await createTestDatabase(engine);
  if (engine === 'sqlite') chmodSync(String(place.env['DATA_DIR']), 0o755);
  const server = start({ ...place.env, NODE_ENV: 'production', DURABILITY: 'relaxed', DRAIN_MS: '0' });
  const address = String(await server.settled);
  await fetch(`${address}/health/ready`);
  server.process.kill('SIGTERM');
  await server.exited;
  const lines = server.output().split('\n').filter(Boolean);
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const warning = engine === 'sqlite' ? 'other users of this machine may open' : 'runs with fsync=off';
  expect(messages).toEqual(expect.arrayContaining([expect.stringContaining(warning)]));
  await place.remove();
});

it('runs without the access to a prototype that a name in JSON can spell, and works', async () => {
  const place = await createTestDatabase('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-proto-'));
  const watch = join(folder, 'watch.mjs');
  writeFileSync(watch, `process.on('exit', () => console.log('inherited:', '__proto__' in {}))`);
  const server = start({ ...place.env, NODE_OPTIONS: `--import=${watch}`, DRAIN_MS: '0' });
  const address = String(await server.settled);

  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"userCode":"demo","password":"genmaster-demo","lansysInfModel":${JSON.stringify(MACHINE_INFO)}}`,
  });
  expect(login.status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.exited).toBe(0);

  expect(server.output()).toContain('inherited: false');
  rmSync(folder, { recursive: true });
  await place.remove();
});

describe('the compile cache', () => {
  let place: TestDatabase;

  beforeEach(async () => {
    place = await createTestDatabase('sqlite');
  });

  afterEach(async () => {
    await endServerProcesses();
    await place.remove();
  });

  const startKeeping = async (folder: string) => {
    const server = start({ ...place.env, NODE_COMPILE_CACHE: folder });
    const address = String(await server.settled);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  };

  it('is stored for the next start, also by a server that is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'genmaster-compiled-'));
    await startKeeping(folder);
    await endServerProcesses();
    expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(100);
    rmSync(folder, { recursive: true });
  });

  it('is not required where it cannot be stored', async () => {
    await startKeeping(__filename);
  });
});

describe('an uncaught error', () => {
  it('is logged, and the server finishes its open responses and exits with 1', async () => {
    const place = await createTestDatabase('sqlite');
    const rejection = "process.on('SIGUSR2',()=>{Promise.reject(new Error('nobody-caught-me'))})";
    const server = start({
      ...place.env,
      DRAIN_MS: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(rejection)}`,
    });
    const { port } = new URL(String(await server.settled));
    const login = await sendHalfOfLogin(Number(port));
    server.process.kill('SIGUSR2');
    while (!server.output().includes('a failure that nobody caught; the server stops')) await wait(20);
    login.sendRest();
    expect(await server.exited).toBe(1);
    expect(login.answer()).toMatch('HTTP/1.1 401');
    expect(server.output()).toMatch('nobody-caught-me');
    await place.remove();
  });
});

describe('a server that cannot start', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'genmaster-start-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fails = async (env: Record<string, string>) => {
    const server = start({ DATA_DIR: folder, ...env });
    expect(await server.settled).toBe(1);
    await server.exited;
    const lines = server.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Genmaster did not start\. /);
    expect(lines[0]).not.toMatch(/at \w+ \(|node:internal|secret/);
    return lines[0];
  };

  it('reports that its port is in use', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const line = await fails({ PORT: String(port) }).finally(() => other.close());
    expect(line).toMatch(`PORT ${port} is taken`);
  });

  it('reports that its data folder is not writable', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await fails({ DATA_DIR: join(file, 'data') })).toMatch(/DATA_DIR is .* nothing can be written there/);
  });

  it('reports that its data folder contains something other than its database', async () => {
    writeFileSync(join(folder, 'genmaster.sqlite'), 'not a database, but long enough to look like one '.repeat(100));
    expect(await fails({})).toMatch('is not a Genmaster database');
  });

  it.each([
    { name: 'genmaster.sqlite', message: 'The database in DATA_DIR cannot be used: it cannot be opened.' },
    { name: 'owner.lock', message: 'its file owner.lock cannot be locked: it cannot be opened.' },
  ])('reports a folder in the place of its file $name', async ({ name, message }) => {
    mkdirSync(join(folder, name));
    expect(await fails({})).toMatch(message);
  });

  it.each([
    { url: 'not an address', message: 'DATABASE_URL has a value that cannot be used' },
    { url: 'postgresql://me:secret@127.0.0.1:1/genmaster', message: 'does not answer' },
    { url: 'postgresql://me:secret@no-such-host.invalid/genmaster', message: 'host name was not found' },
  ])('reports what is wrong with DATABASE_URL: $message', async ({ url, message }) => {
    expect(await fails({ DATABASE_URL: url })).toMatch(message);
  });

  it('reports that the database does not exist', async () => {
    const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
    url.pathname = 'not_there';
    expect(await fails({ DATABASE_URL: url.href })).toMatch('does not exist');
  });
});
