import type { FastifyInstance } from 'fastify';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { DEMO_SIGN_IN } from '../../db/seed.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, MACHINE_INFO, NEVER_BUSY, START } from '../../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

const OWNER = '203.0.113.9';
const built: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of built.splice(0)) await app.close();
  await closeTestServers();
});

/** Creates two instances on one database that can be replaced by new ones, with a shared clock. */
async function createInstances(db: Database) {
  let time = START;
  let hashed = 0;
  let asked = 0;
  // Passwords are counted here, not hashed: a hundred hashes would prove nothing about the count.
  const verify = async (_hash: unknown, typed: string) => {
    hashed += 1;
    return typed === DEMO_SIGN_IN.password;
  };
  const start = async () => {
    const passwords = { ...createPasswords(), verify };
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const app = await buildApp({ config, db, now: () => new Date(time), passwords, overload: NEVER_BUSY });
    built.push(app);
    return app;
  };
  let instances = [await start(), await start()];
  return {
    hashed: () => hashed,
    pass: (seconds: number) => void (time += seconds * 1000),
    async replaceAll() {
      await Promise.all(instances.map((app) => app.close()));
      instances = [await start(), await start()];
    },
    /** Signs in at the instances in turn, and returns the status. */
    async login(userCode: string, password: string, remoteAddress: string) {
      const answer = await instances[(asked += 1) % instances.length]?.inject({
        method: 'POST',
        url: `/${AUTH_PATHS.login}`,
        payload: { userCode, password, lansysInfModel: MACHINE_INFO },
        remoteAddress,
      });
      return answer?.statusCode;
    },
  };
}

const GUESSES = 1_000;
const SECONDS_BETWEEN = 0.5;

describe.each(engines)(
  'a thousand guesses at one account on %s, at two instances that are replaced meanwhile',
  (engine) => {
    // Five attempts are checked, then one after 1, 2, 4 … 128 seconds; one address is allowed twenty a minute.
    it.each([{ addresses: 1 }, { addresses: 200 }])(
      'reach the hash 13 times at most from $addresses addresses, and the owner can sign in afterwards',
      async ({ addresses }) => {
        const { db } = await createTestServer(engine);
        const { login, pass, hashed, replaceAll } = await createInstances(db);
        const statuses = new Map<number | undefined, number>();
        for (let guess = 0; guess < GUESSES; guess += 1) {
          if (guess % 250 === 249) await replaceAll();
          const status = await login(DEMO_SIGN_IN.userCode, `guess ${guess}`, `198.51.100.${guess % addresses}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          pass(SECONDS_BETWEEN);
        }
        expect(hashed()).toBeGreaterThan(5);
        expect(hashed()).toBeLessThanOrEqual(13);
        expect(Object.fromEntries(statuses)).toEqual({ 401: hashed(), 429: GUESSES - hashed() });
        pass(15 * 60);
        expect(await login(DEMO_SIGN_IN.userCode, DEMO_SIGN_IN.password, OWNER)).toBe(200);
      },
      // A thousand logins over four starts: a long timeout for a busy machine.
      120_000,
    );

    it('are limited to twenty a minute from one address, for all accounts together', async () => {
      const { db } = await createTestServer(engine);
      const { login, pass, hashed, replaceAll } = await createInstances(db);
      for (let guess = 0; guess < 60; guess += 1) {
        if (guess % 20 === 19) await replaceAll();
        await login(`account-${guess}`, 'guess', '198.51.100.1');
      }
      expect(hashed()).toBe(20);
      expect(await login('account-x', 'guess', OWNER)).toBe(401);
      pass(59);
      expect(await login('account-y', 'guess', '198.51.100.1')).toBe(429);
      pass(1);
      await replaceAll();
      expect(await login('account-y', 'guess', '198.51.100.1')).toBe(401);
      expect(await db.selectFrom('login_addresses').select('attempts').execute()).toEqual([{ attempts: 1 }]);
    });

    it('are counted from zero when the clock was set back', async () => {
      const { db } = await createTestServer(engine);
      const { login, pass } = await createInstances(db);
      for (let guess = 0; guess < 19; guess += 1) await login(`account-${guess}`, 'guess', OWNER);
      pass(-24 * 60 * 60);
      expect(await login('account-y', 'guess', OWNER)).toBe(401);
      expect(await db.selectFrom('login_addresses').select('attempts').execute()).toEqual([{ attempts: 1 }]);
    });
  },
);
