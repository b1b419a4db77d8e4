import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { createLoggedServer } from './testing/logged-server.ts';
import { killWhileSaving } from './testing/kill-while-saving.ts';
import { endServerProcesses } from './testing/server-process.ts';
import { engines } from './testing/test-database.ts';
import { closeTestServers, createTestServer, MACHINE_INFO, NEVER_BUSY, sessionSetups } from './testing/test-server.ts';

afterEach(endServerProcesses);
afterEach(closeTestServers);

describe.each(engines)('a killed server on %s', (engine) => {
  it('has lost nothing that it acknowledged when it restarts', async () => {
    const { acknowledged, lost } = await killWhileSaving(engine, 3);
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toBe(0);
    // Four process starts: a long timeout for a busy machine.
  }, 120_000);
});

describe.each(engines)('a newer version that has migrated the database of an older one on %s', (engine) => {
  it('leaves the older one ready, and its visitors sign in, save and read as before', async () => {
    const { app, db, signIn } = await createTestServer(engine);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-20')`.execute(db);
    for (const table of ['users', 'sessions', 'user_themes', 'login_throttles', 'projects']) {
      await db.schema.alterTable(table).addColumn('later', 'text').execute();
    }
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    const { headers, userId, clientId } = await signIn();
    const record = {
      id: null,
      name: '',
      menuPos: '1',
      dTemplate: false,
      json: '{}',
      flag: 'U',
      revision: 0,
      mode: null,
    };
    const saved = await app.inject({
      method: 'POST',
      url: `/${THEME_PATHS.saveUserThemeJson}`,
      headers,
      payload: { ...record, userId, sagClientId: clientId },
    });
    expect(saved.json()).toMatchObject({ status: 1, result: { revision: 1 } });
    const read = await app.inject({ url: `/${THEME_PATHS.getUserThemeJson}/${userId}`, headers });
    expect(read.json()).toMatchObject({ status: 1, result: { revision: 1 } });
  });
});

describe('an unreachable database', () => {
  it('makes every call that needs it report that at once, and the process keeps running', async () => {
    const db = openDatabase({ engine: 'postgres', url: 'postgresql://nobody@127.0.0.1:1/nothing' });
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      db,
      overload: NEVER_BUSY,
    });
    for (const url of ['/health/ready', '/clientsetting/get-metaschema-json/169']) {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json().detail).toBe('The server cannot reach its data. Try again in a moment.');
    }
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    await app.close();
    await db.destroy();
  });

  it('is used again as soon as it is back, without a restart', async () => {
    const { app, db, login, advance } = await createTestServer('postgres');
    await login('demo', 'genmaster-demo');
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const both = [others.execute(db), app.inject({ url: '/health/ready' })];
    await Promise.allSettled(both);
    await new Promise((resolve) => setTimeout(resolve, 100));
    advance(1);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    expect((await login('demo', 'genmaster-demo')).statusCode).toBe(200);
  });
});

describe.each(sessionSetups)('the log on $engine, sessions in $kept', ({ engine, hasSessionCookie }) => {
  it('contains neither passwords nor tokens nor machine descriptions', async () => {
    const server = await createLoggedServer(engine, { config: { hasSessionCookie } });
    await server.login('demo', 'not-the-password');
    const { headers } = await server.signIn();
    await server.app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers });
    await server.app.inject({
      method: 'POST',
      url: `/${AUTH_PATHS.login}`,
      payload: { password: 'in-a-broken-body' },
    });
    // The engine's message about a failed statement may contain its values.
    await server.db.schema.dropTable('login_throttles').execute();
    expect((await server.login('demo', 'in-a-failed-login')).statusCode).toBe(500);
    expect(server.log()).toMatch('login refused');
    expect(server.log()).toMatch('login accepted');
    expect(server.log()).toMatch('request failed');
    for (const secret of [
      'not-the-password',
      'genmaster-demo',
      'in-a-broken-body',
      'in-a-failed-login',
      ...Object.values(headers).map((value) => value.replace(/^.*=/, '')),
      MACHINE_INFO.mac_address,
    ]) {
      expect(server.log()).not.toContain(secret);
    }
  });
});
