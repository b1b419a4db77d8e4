import { ACCOUNT_PATHS } from '@genmaster/auth-client/contract';
import { NAMED_THEME_PATHS, THEME_PATHS } from '@genmaster/theme-engine/contract';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { createFaultProxy, type FaultProxy } from '../testing/fault-proxy.ts';
import {
  closeTestServers,
  createTestServer,
  NEVER_BUSY,
  type TestServer,
  type TestUser,
} from '../testing/test-server.ts';

const AWAY = 'The server cannot reach its data. Try again in a moment.';

const record = (user: TestUser, revision: number, name = '') => ({
  id: null,
  name,
  menuPos: '1',
  dTemplate: false,
  json: '{}',
  userId: user.userId,
  sagClientId: user.clientId,
  flag: 'U',
  revision,
  mode: null,
});

const saveBy = ({ app }: Pick<TestServer, 'app'>, user: TestUser, revision: number, name = '') =>
  app.inject({
    method: 'POST',
    url: `/${THEME_PATHS.saveUserThemeJson}`,
    headers: user.headers,
    payload: record(user, revision, name),
  });

describe('a failing network to PostgreSQL', () => {
  let proxy: FaultProxy;
  let direct: TestServer;
  let server: Pick<TestServer, 'app' | 'db'>;
  let user: TestUser;
  let skewMs: number;

  /** Requests the readiness after the cached result has expired. */
  const askIfReady = () => {
    skewMs += 1_000;
    return server.app.inject({ url: '/health/ready' });
  };

  beforeEach(async () => {
    direct = await createTestServer('postgres', { now: () => new Date() });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(direct.db);
    const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
    url.pathname = rows[0]?.name ?? '';
    proxy = await createFaultProxy(url.href);
    const db = openDatabase({ engine: 'postgres', url: proxy.url });
    skewMs = 0;
    const now = () => new Date(Date.now() + skewMs);
    server = {
      db,
      app: await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, now, overload: NEVER_BUSY }),
    };
    user = await direct.signIn();
  });

  afterEach(async () => {
    await server.app.close();
    await server.db.destroy();
    await proxy.close();
    await closeTestServers();
  });

  it.each(['40001', '40P01'])('repeats a statement that lost a conflict (%s), and saves once', async (code) => {
    proxy.failNext(code, 4);
    const answer = await saveBy(server, user, 0);
    expect(answer.json()).toMatchObject({ status: 1, result: { revision: 1 } });
    expect(proxy.failed()).toBe(4);
    expect(await direct.db.selectFrom('user_themes').select('revision').execute()).toEqual([{ revision: 1 }]);
  });

  it('gives up after five tries, saves nothing and reports that a retry may help', async () => {
    proxy.failNext('40001', 1_000);
    const answer = await saveBy(server, user, 0);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(proxy.failed()).toBe(5);
    expect(await direct.db.selectFrom('user_themes').selectAll().execute()).toEqual([]);
  });

  it.each(['22021', '22P02', '22P05', '22003'])(
    'is answered with 400 where the database refuses a value (%s), without naming the value',
    async (code) => {
      proxy.failNext(code, 1);
      const answer = await saveBy(server, user, 0);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail).toBe('The request holds a value that cannot be stored.');
      expect(proxy.failed()).toBe(1);
      expect((await saveBy(server, user, 0)).statusCode).toBe(200);
    },
  );

  it('loses nothing and stores nothing twice when the connection breaks at any point of a save', async () => {
    let revision = 0;
    for (const bytes of [0, 1, 20, 60, 120, 200, 400]) {
      const name = `cut after ${bytes}`;
      await askIfReady();
      proxy.cut(bytes);
      const broken = await saveBy(server, user, revision, name);
      expect([200, 503]).toContain(broken.statusCode);
      // A retry of the same save: it is stored now, or recognised as stored already.
      const again = await saveBy(server, user, revision, name);
      expect(again.json()).toMatchObject({ status: 1, result: { revision: revision + 1 } });
      revision += 1;
    }
    const rows = await direct.db.selectFrom('user_themes').select(['revision', 'name']).execute();
    expect(rows).toEqual([{ revision, name: 'cut after 400' }]);
  });

  it('repeats a read on another connection when its own breaks', async () => {
    await saveBy(server, user, 0, 'kept');
    for (const bytes of [0, 1, 20, 60, 120]) {
      proxy.cut(bytes);
      const answer = await server.app.inject({
        url: `/${THEME_PATHS.getUserThemeJson}/${user.userId}`,
        headers: user.headers,
      });
      expect(answer.json().result).toMatchObject({ revision: 1 });
    }
  });

  it('repeats an export of all data on another connection when its own breaks', async () => {
    expect((await askIfReady()).statusCode).toBe(200);
    for (const bytes of [0, 100, 400, 700, 1_000, 1_500, 2_000, 3_000]) {
      proxy.cut(bytes);
      const answer = await server.app.inject({ url: `/${ACCOUNT_PATHS.ownData}`, headers: user.headers });
      expect({ bytes, status: answer.statusCode }).toEqual({ bytes, status: 200 });
    }
  });

  it('makes the server not ready while the database is gone, and ready again by itself when it is back', async () => {
    expect((await askIfReady()).statusCode).toBe(200);
    proxy.setOpen(false);
    for (const answer of [await askIfReady(), await saveBy(server, user, 0)]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json().detail).toBe(AWAY);
    }
    expect((await server.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    proxy.setOpen(true);
    expect((await askIfReady()).statusCode).toBe(200);
    expect((await saveBy(server, user, 0)).statusCode).toBe(200);
  });

  it.each([
    { what: 'a connection (2 s)', isConnected: false, delayMs: 2_500 },
    { what: 'a silent server (4 s)', isConnected: true, delayMs: 4_500 },
  ])('delays a visitor no longer than the limits, and then reports it: $what', async ({ isConnected, delayMs }) => {
    if (isConnected) expect((await askIfReady()).statusCode).toBe(200);
    proxy.delay(delayMs);
    const answer = await askIfReady();
    expect(answer.statusCode).toBe(503);
    expect(answer.json().detail).toBe(AWAY);
    // Timers of one process fire in order: the response came before any data got through the proxy.
    expect(proxy.passedOn()).toBe(0);
    proxy.delay(0);
  });

  it.each(['25006', '28P01', '3D000', '58030'])(
    'reports that a save can be retried where the database is unusable (%s)',
    async (code) => {
      proxy.failNext(code, 1);
      const refused = await saveBy(server, user, 0);
      expect({ status: refused.statusCode, detail: refused.json().detail }).toEqual({ status: 503, detail: AWAY });
      expect((await saveBy(server, user, 0)).statusCode).toBe(200);
    },
  );

  it('reports that the disk of the database is full, and keeps what was saved', async () => {
    await saveBy(server, user, 0, 'before');
    proxy.failNext('53100', 1_000);
    expect((await saveBy(server, user, 1, 'after')).statusCode).toBe(503);
    proxy.failNext('', 0);
    expect(await direct.db.selectFrom('user_themes').select('name').execute()).toEqual([{ name: 'before' }]);
    expect((await saveBy(server, user, 1, 'after')).statusCode).toBe(200);
  });
});

describe('a read-only embedded database', () => {
  afterEach(closeTestServers);

  it('still serves reads, and responds to a save with an error that allows a retry', async () => {
    const server = await createTestServer('sqlite');
    const user = await server.signIn();
    await saveBy(server, user, 0, 'before');
    await sql`pragma query_only = on`.execute(server.db);
    const refused = await saveBy(server, user, 1, 'after');
    expect({ status: refused.statusCode, detail: refused.json().detail }).toEqual({ status: 503, detail: AWAY });
    const load = { url: `/${THEME_PATHS.getUserThemeJson}/${user.userId}`, headers: user.headers };
    expect((await server.app.inject(load)).statusCode).toBe(200);
    await sql`pragma query_only = off`.execute(server.db);
    expect((await saveBy(server, user, 1, 'after')).statusCode).toBe(200);
  });
});

describe('a full disk under the embedded database', () => {
  afterEach(closeTestServers);

  it('refuses the save, keeps the previous theme, continues to read, and saves again once there is room', async () => {
    const server = await createTestServer('sqlite');
    const user = await server.signIn();
    await saveBy(server, user, 0, 'before');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(server.db);
    const long = JSON.stringify({ a: Array.from({ length: 120 }, () => 'x'.repeat(500)) });
    const save = () =>
      server.app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.saveUserThemeJson}`,
        headers: user.headers,
        payload: { ...record(user, 1, 'after'), json: long },
      });
    const refused = await save();
    expect(refused.statusCode).toBe(503);
    expect(refused.json().detail).toBe(AWAY);
    const load = await server.app.inject({
      url: `/${THEME_PATHS.getUserThemeJson}/${user.userId}`,
      headers: user.headers,
    });
    expect(load.json().result.revision).toBe(1);
    await sql`pragma max_page_count = 1000000`.execute(server.db);
    expect((await save()).statusCode).toBe(200);
  });

  it('refuses a change of several rows in the same way, although SQLite has ended its transaction already', async () => {
    const server = await createTestServer('sqlite');
    const user = await server.signIn();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(server.db);
    const json = JSON.stringify({ a: Array.from({ length: 120 }, () => 'x'.repeat(500)) });
    const create = () =>
      server.app.inject({
        method: 'POST',
        url: `/${NAMED_THEME_PATHS.createTheme}`,
        headers: user.headers,
        payload: { name: 'Night', menuPos: '1', dTemplate: false, json, mode: null },
      });
    const refused = await create();
    expect(refused.statusCode).toBe(503);
    expect(refused.json().detail).toBe(AWAY);
    await sql`pragma max_page_count = 1000000`.execute(server.db);
    expect((await create()).statusCode).toBe(200);
  });
});
