import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { AUTH_PATHS, AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { DEMO_SIGN_IN } from '../db/seed.ts';
import { createPasswords } from '../modules/auth/passwords.ts';
import { checkDatabase } from '../operator/check.ts';
import { PERMISSIONS } from '../plugins/access.ts';
import { ROUTES, type Call } from '../testing/every-route.ts';
import { note } from '../testing/note.ts';
import { runSqlmap } from '../testing/sqlmap.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestUser } from '../testing/test-server.ts';

/** Injection points outside the body, by route: the path, query or headers with a `*`. */
const MARKED: Readonly<Record<string, { url?: string; headers?: Record<string, string>; level?: 4 }>> = {
  // Below level 4 sqlmap skips every parameter with "token" in its name.
  [`GET /${AUTH_PATHS.userDetails}`]: { headers: { [AUTH_TOKEN_KEY]: 'gms_token*' }, level: 4 },
  [`POST /${AUTH_PATHS.appSessions}`]: { level: 4 },
  [`GET /${THEME_PATHS.getUserThemeJson}/{userId}`]: { url: '*' },
  [`POST /${THEME_PATHS.saveUserThemeJson}`]: { headers: { 'If-Match': '"0"*' } },
  [`GET /${METADATA_PATHS.fromDatabase}/{projectId}`]: { url: '*' },
  [`PUT /${METADATA_PATHS.entry}/{projectId}`]: { url: '*' },
  [`POST /${CONTACT_PATHS.messages}`]: { headers: { 'Idempotency-Key': 'key*' } },
  [`GET /${CONTACT_PATHS.messages}`]: { url: '?before=00000000-0000-4000-8000-000000000000' },
};

let listener: Server | null = null;

afterEach(async () => {
  listener?.closeAllConnections();
  await new Promise((resolve) => (listener ? listener.close(resolve) : resolve(null)));
  listener = null;
  await closeTestServers();
});

async function listen(answer: RequestListener): Promise<string> {
  listener = createServer(answer).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return `127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

/** Renders a raw HTTP request with its injection points. */
function write(name: string, host: string, caller: TestUser, { url, payload, headers }: Call): string {
  const marked = MARKED[name] ?? {};
  const lines = Object.entries({
    host,
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...caller.headers,
    ...headers,
    ...marked.headers,
  });
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const head = [`${name.split(' ')[0]} ${url}${marked.url ?? ''} HTTP/1.1`, ...lines.map((line) => line.join(': '))];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const bodyOf = ({ payload }: Call): unknown => (typeof payload === 'string' ? JSON.parse(payload) : payload);

/** Returns the call without empty texts, which sqlmap joins with the text that follows. */
function filled(call: Call): Call {
  if (call.payload === undefined) return call;
  return { ...call, payload: JSON.parse(JSON.stringify(bodyOf(call)).replaceAll('""', '"x"')) };
}

/** Returns the injection points of a call, by the names that sqlmap uses. */
function placesOf(name: string, call: Call): string[] {
  const { url = '', headers = {} } = MARKED[name] ?? {};
  const marked = Object.keys(headers).map((header) => `${header} #1*`);
  const query = url.startsWith('?') ? [...new URLSearchParams(url).keys()] : [];
  return [...namesIn(bodyOf(call)).map((field) => `JSON ${field}`), ...(url === '*' ? ['#1*'] : query), ...marked];
}

/** Returns the names of all values in a body, at any depth. */
function namesIn(value: unknown): string[] {
  return Object.entries(Object(value)).flatMap(([name, inner]) => (Object(inner) === inner ? namesIn(inner) : [name]));
}

it('sqlmap breaks into a server that concatenates input into its SQL', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec("create table users (code text, name text); insert into users values ('demo', 'Demo')");
  const host = await listen(async (request, response) => {
    const { userCode } = JSON.parse(await text(request));
    try {
      response.end(JSON.stringify(db.prepare(`select name from users where code = '${userCode}'`).all()));
    } catch {
      response.writeHead(400).end();
    }
  });
  const request = `POST /login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n\r\n{"userCode":"demo"}`;
  const { found } = await runSqlmap('sqlite', request);
  expect(found).toEqual(['JSON userCode']);
});

describe.each(engines)('sqlmap on %s', (engine) => {
  it('finds no injection, at level 3, through any parameter of the OpenAPI document', async () => {
    const config = { loginAttemptsPerMinute: 100_000, savesPerMinute: 100_000, trustedProxies: 1 };
    // Passwords are compared here, not hashed: thousands of hashes would take long and reach no query.
    const { password } = DEMO_SIGN_IN;
    const passwords = { ...createPasswords(), verify: async (_hash: unknown, typed: string) => typed === password };
    const { app, db, signIn, advance } = await createTestServer(engine, { config, passwords });
    await app.ready();
    const statuses: Record<number, number> = {};
    let sent = 0;
    const host = await listen((request, response) => {
      // Each from its own address, and each login after the longest wait, so that no limit answers before the query.
      request.headers['x-forwarded-for'] = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${(sent += 1) & 255}`;
      if (request.url === `/${AUTH_PATHS.login}`) advance(16);
      response.on('finish', () => (statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1));
      app.routing(request, response);
    });

    let places = 0;
    for (const [name, route] of Object.entries(ROUTES)) {
      // A separate user for each route: an attempt may end a session or fill a table that another attempt needs.
      const caller = await signIn(`user-${name.replace(/\W+/g, '-')}`, PERMISSIONS);
      const call = filled(route.aim('own', caller, caller));
      const expected = placesOf(name, call);
      if (expected.length === 0) continue;
      const report = await runSqlmap(engine, write(name, host, caller, call), MARKED[name]?.level);
      const { triedInVain, found, output } = report;
      expect({ name, found }).toEqual({ name, found: [] });
      if (triedInVain.length < expected.length) process.stdout.write(output);
      expect({ name, triedInVain: triedInVain.toSorted() }).toEqual({ name, triedInVain: expected.toSorted() });
      places += expected.length;
    }

    note(`sqlmap on ${engine}`, { places, requests: sent, statuses });
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    const { isSound, text: damage } = await checkDatabase(db, { engine } as never);
    expect({ isSound, damage }).toMatchObject({ isSound: true });
  });
});
