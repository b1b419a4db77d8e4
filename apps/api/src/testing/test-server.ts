import { AUTH_PATHS, AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { DEMO_SIGN_IN, seed } from '../db/seed.ts';
import { createPasswords } from '../modules/auth/passwords.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import type { Permission } from '../plugins/access.ts';
import { createCopies, engines, type Engine } from './test-database.ts';
import { watchNetwork, type NetworkWatch } from './watch-network.ts';

/** A user of a test, signed in. */
export interface TestUser {
  userId: string;
  clientId: string;
  headers: Record<string, string>;
}

/** A caller who never signed in. */
export const NOBODY: TestUser = { userId: 'nobody', clientId: 'genmaster', headers: {} };

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  /** Moves the server's clock forward. */
  advance(minutes: number): void;
  login(userCode: string, password: string, more?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  /** Signs in the demo user, or another one that is created for the test. */
  signIn(userCode?: string, permissions?: readonly Permission[]): Promise<TestUser>;
}

/** Both ways to keep a session, on each engine: tests of sessions run in all of them. */
export const sessionSetups = engines.flatMap((engine) => [
  { engine, kept: 'a header', hasSessionCookie: false },
  { engine, kept: 'a header and a cookie', hasSessionCookie: true },
]);

/** Returns the headers that a browser sends after this response to a sign-in. */
export function headersAfter(answer: LightMyRequestResponse): Record<string, string> {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { [AUTH_TOKEN_KEY]: answer.json().data.SagAuthToken, ...(cookie === '' ? {} : { cookie }) };
}

/** The machine description of a login request, as a client sends it. */
export const MACHINE_INFO = {
  os_name: 'Test OS',
  os_version: '1',
  sysinfo_ip: '192.0.2.1',
  listof_ips: '192.0.2.1',
  sysinfo_tai: 'tai',
  pr_sr: 'serial',
  mac_address: '00-00-5E-00-53-02',
  status: 'active',
  system_name: 'test',
  sysinfo_osinfo: 'Test OS 1',
};

/** Limits for tests of anything but overload: a slow machine must not turn the requests of a test away. */
export const NEVER_BUSY = { eventLoopDelayMs: 0, rssBytes: 0 };

/** Initial time of every test's clock. */
export const START = Date.parse('2026-11-20T12:00:00.000Z');

const createSeededDatabase = createCopies(async (location) => {
  const db = openDatabase(location);
  const now = () => new Date(START);
  await migrateToLatest(db);
  await seed({ db, passwords: createPasswords(), now, hasDemoUser: true, projectColorTheme: 'light' });
  await db.destroy();
});

const closers: (() => Promise<void>)[] = [];
const watches: NetworkWatch[] = [];

/**
 * This machine, with the database of the tests and the clients of a listening server; and a child process of a test.
 */
const HERE = /^(?:(?:127\.0\.0\.1|::1|localhost)(?::\d+)?|PROCESSWRAP)$/;

export interface TestServerOptions extends Partial<Omit<AppOptions, 'config' | 'db'>> {
  config?: Partial<Config>;
  /** Sees the statements of the server, and not those of the test. */
  plugin?: KyselyPlugin;
}

/** Creates a server on a new, migrated and seeded database. Close it with `afterEach(closeTestServers)`. */
export async function createTestServer(
  engine: Engine,
  { config = {}, plugin, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const database = await createSeededDatabase(engine);
  watches.push(watchNetwork());
  const db = openDatabase(database.location);
  let time = START;
  const now = () => new Date(time);
  const passwords = createPasswords();
  const settings: Config = { ...readConfig({ LOG_LEVEL: 'silent' }), database: database.location, ...config };
  let app: FastifyInstance | null = null;
  closers.push(async () => {
    await app?.close();
    await db.destroy();
    await database.remove();
  });

  const watched = plugin ? db.withPlugin(plugin) : db;
  const built = await buildApp({ config: settings, db: watched, now, passwords, overload: NEVER_BUSY, ...options });
  app = built;

  const login: TestServer['login'] = (userCode, password, more = {}) =>
    built.inject({
      method: 'POST',
      url: `/${AUTH_PATHS.login}`,
      payload: { userCode, password, lansysInfModel: MACHINE_INFO },
      ...more,
    });
  return {
    app: built,
    db,
    advance: (minutes) => void (time += minutes * 60_000),
    login,
    async signIn(userCode = DEMO_SIGN_IN.userCode, permissions = []) {
      const { password } = DEMO_SIGN_IN;
      if (userCode !== DEMO_SIGN_IN.userCode) {
        const passwordHash = await passwords.hash(password);
        await createUserRepository({ db, now }).create({ userCode, name: userCode, passwordHash });
      }
      const headers = headersAfter(await login(userCode, password));
      const details = await built.inject({ url: `/${AUTH_PATHS.userDetails}`, headers });
      const { usrId, sagclientId } = details.json().data.clientInfo;
      for (const permission of permissions) await createUserRepository({ db, now }).grant(usrId, permission);
      return { userId: usrId, clientId: sagclientId, headers };
    },
  };
}

/** Closes the servers of a test, removes their databases, and throws when the process connected to another machine. */
export async function closeTestServers(): Promise<void> {
  for (const close of closers.splice(0)) await close();
  const watched = watches.splice(0);
  for (const network of watched) network.stop();
  const elsewhere = watched.flatMap((network) => network.reached()).filter((place) => !HERE.test(place));
  if (elsewhere.length > 0) throw new Error(`During the test something reached out to ${elsewhere.join(', ')}.`);
}
