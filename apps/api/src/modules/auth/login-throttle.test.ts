import { DEMO_SIGN_IN } from '../../db/seed.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

const { userCode, password } = DEMO_SIGN_IN;

describe.each(engines)('failed logins of an account on %s', (engine) => {
  afterEach(closeTestServers);

  it('are throttled after five, for unknown users too, and the owner can sign in afterwards', async () => {
    const server = await createTestServer(engine);
    for (const code of [userCode, 'nobody']) {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await server.login(code, 'wrong')).statusCode).toBe(401);
      }
      const blocked = await server.login(code, password);
      expect(blocked.statusCode).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    server.advance(1);
    expect((await server.login(userCode, password)).statusCode).toBe(200);
    expect((await server.login(userCode, 'wrong')).statusCode).toBe(401);
  });

  it('are limited to five of forty concurrent guesses', async () => {
    const { login } = await createTestServer(engine, { config: { loginAttemptsPerMinute: 1_000 } });
    const guesses = await Promise.all(Array.from({ length: 40 }, () => login('nobody', 'wrong')));
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    // If more requests arrive than may wait, the rest is refused before it is counted.
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(35);
  });

  it('do not include a refused login', async () => {
    const passwords = createPasswords({ atOnce: 1, waiting: 0 });
    const { login, db } = await createTestServer(engine, { config: { loginAttemptsPerMinute: 1_000 }, passwords });
    const logins = await Promise.all(Array.from({ length: 20 }, () => login(userCode, password)));
    const statuses = new Set(logins.map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(await db.selectFrom('login_throttles').selectAll().execute()).toEqual([]);
    expect((await login(userCode, password)).statusCode).toBe(200);
  });

  it('are limited to 120 guesses a day, and the owner can sign in a quarter of an hour after the last one', async () => {
    // Passwords are counted here, not hashed: a hundred hashes would prove nothing about the count.
    const passwords = { ...createPasswords(), verify: async (_hash: unknown, typed: string) => typed === password };
    const config = { loginAttemptsPerMinute: 100_000 };
    const { login, advance } = await createTestServer(engine, { config, passwords });
    let guesses = 0;
    for (let secondsLeft = 24 * 60 * 60; secondsLeft > 0;) {
      const { statusCode, headers } = await login(userCode, 'wrong');
      if (statusCode === 401) guesses += 1;
      const pause = Number(headers['retry-after'] ?? 0);
      expect(pause).toBeLessThanOrEqual(15 * 60);
      advance(pause / 60);
      secondsLeft -= pause;
    }
    expect(guesses).toBeGreaterThan(5);
    expect(guesses).toBeLessThanOrEqual(120);
    advance(15);
    expect((await login(userCode, password)).statusCode).toBe(200);
  });

  it('are forgotten after twelve hours without one', async () => {
    const { login, advance, db } = await createTestServer(engine, { config: { loginAttemptsPerMinute: 1_000 } });
    for (let attempt = 0; attempt < 5; attempt += 1) await login('nobody', 'wrong');
    advance(12 * 60 + 1);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login('somebody', 'wrong')).statusCode).toBe(401);
    expect(await db.selectFrom('login_throttles').select('failures').execute()).toEqual([{ failures: 5 }]);
  });
});

describe.each(engines)('a clock that is set back on %s', (engine) => {
  afterEach(closeTestServers);

  it('locks an account for no longer than the longest wait', async () => {
    const server = await createTestServer(engine);
    server.advance(60 * 24 * 365);
    for (let attempt = 0; attempt < 7; attempt += 1) await server.login(userCode, 'wrong');
    expect((await server.login(userCode, password)).statusCode).toBe(429);
    server.advance(-60 * 24 * 365);
    expect((await server.login(userCode, password)).statusCode).toBe(200);
  });
});
