import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

describe.each(engines)('health on %s', (engine) => {
  afterEach(closeTestServers);

  it('is live and ready when the database answers', async () => {
    const { app } = await createTestServer(engine);
    expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'live' });
    expect((await app.inject({ url: '/health/started' })).json()).toEqual({ status: 'started' });
    expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
  });

  it('queries the database at most once a second, for any result', async () => {
    const { app, db, advance } = await createTestServer(engine);
    const ask = async () => (await app.inject({ url: '/health/ready' })).statusCode;
    const isUp = async (answers: boolean) =>
      answers
        ? sql`alter table gone rename to kysely_migration`.execute(db)
        : sql`alter table kysely_migration rename to gone`.execute(db);
    await isUp(false);
    expect(await ask()).toBeGreaterThanOrEqual(500);
    await isUp(true);
    expect(await ask()).toBeGreaterThanOrEqual(500);
    advance(1 / 60);
    expect(await ask()).toBe(200);
    advance(-60);
    expect(await ask()).toBe(200);
  });

  it('is live and not started while a migration is missing', async () => {
    const { app, db } = await createTestServer(engine);
    await sql`delete from kysely_migration where name like '0003%'`.execute(db);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    for (const url of ['/health/started', '/health/ready']) {
      const answer = await app.inject({ url });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 503 });
      expect(answer.json().detail).toBe('The server is starting.');
    }
  });

  it('is live and not ready while the server is stopping', async () => {
    const { app } = await createTestServer(engine, { isDraining: () => true });
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('5');
  });

  it('is live and not ready while visitors are refused', async () => {
    const { app } = await createTestServer(engine, { overload: { eventLoopDelayMs: 0, rssBytes: 1 } });
    // The memory is measured once a second.
    while ((await app.inject({ url: '/openapi.json' })).statusCode !== 503) await wait(50);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    let ready = await app.inject({ url: '/health/ready' });
    for (; ready.statusCode === 200; ready = await app.inject({ url: '/health/ready' })) await wait(50);
    expect({ status: ready.statusCode, detail: ready.json().detail }).toEqual({
      status: 503,
      detail: 'The server is busy.',
    });
  });

  it('is live and not ready when the database is gone, without details', async () => {
    const { app, db } = await createTestServer(engine);
    await db.schema.dropTable('kysely_migration').execute();
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBeGreaterThanOrEqual(500);
    expect(ready.body).not.toMatch(/kysely|table|sqlite|postgres/i);
  });
});
