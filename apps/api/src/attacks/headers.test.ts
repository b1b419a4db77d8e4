import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { API_POLICY, BARE_HEADERS } from '../plugins/security-headers.ts';
import { REPORTS_PATH, sitePolicy } from '../plugins/site-policy.ts';
import { themeOf } from '../testing/every-route.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestUser } from '../testing/test-server.ts';
import { writeFiles } from '../testing/write-files.ts';

/** Headers of every response, from any part of the server and with any status. */
const { 'cache-control': NO_STORE, 'content-security-policy': _policy, ...ALWAYS } = BARE_HEADERS;
const NEVER = ['server', 'x-powered-by', 'x-frame-options', 'set-cookie'];
const SITE = sitePolicy({});
const FILES = {
  'site/index.html': '<p>',
  'site/404.html': '<p>',
  'site/assets/site-1a2b.js': 'export {};'.repeat(50),
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-headers-'));
  writeFiles(folder, FILES);
});

afterEach(closeTestServers);
afterAll(() => rmSync(folder, { recursive: true }));

function expectComplete(
  { statusCode, headers }: LightMyRequestResponse,
  { status = 200, policy = API_POLICY as string, cache = NO_STORE as string },
): void {
  const expected = { ...ALWAYS, 'content-security-policy': policy, 'cache-control': cache };
  expect({ statusCode, headers }).toEqual({ statusCode: status, headers: expect.objectContaining(expected) });
  const unwanted = Object.keys(headers).filter((name) => NEVER.includes(name) || name.startsWith('access-control-'));
  expect(unwanted).toEqual([]);
}

interface Kind {
  kind: string;
  request: InjectOptions;
  status?: number;
  policy?: string;
  cache?: string;
}

const report = { 'content-type': 'application/csp-report' };
const YEAR = 'public, max-age=31536000, immutable';
const file = { url: '/assets/site-1a2b.js' };

const KINDS: readonly Kind[] = [
  {
    kind: 'a report of the policy',
    request: {
      method: 'POST',
      url: `/${REPORTS_PATH}`,
      headers: report,
      payload: '{"csp-report":{"blocked-uri":"inline"}}',
    },
    status: 204,
  },
  {
    kind: 'a part of a file',
    request: { ...file, headers: { range: 'bytes=0-9' } },
    status: 206,
    policy: SITE,
    cache: YEAR,
  },
  {
    kind: 'a part that is not there',
    request: { ...file, headers: { range: 'bytes=9999-' } },
    status: 416,
    policy: SITE,
    cache: NO_STORE,
  },
  ...[`/${AUTH_PATHS.login}`, `/${AUTH_PATHS.userDetails}`, `/${METADATA_PATHS.fromDatabase}/169`].flatMap((url) => [
    { kind: `OPTIONS ${url}`, request: { method: 'OPTIONS' as const, url }, status: 204 },
    { kind: `DELETE ${url}`, request: { method: 'DELETE' as const, url }, status: 405 },
  ]),
];

describe.each(engines)('the headers of an answer on %s', (engine) => {
  const serve = (more: Parameters<typeof createTestServer>[1] = {}) =>
    createTestServer(engine, {
      ...more,
      config: { siteDir: join(folder, 'site'), ...more.config },
    });

  it.each(KINDS)('are complete on $kind', async ({ request, ...expected }) => {
    const { app } = await serve();
    expectComplete(await app.inject(request), expected);
  });

  it.each([
    { kind: 'a page', url: '/', policy: SITE, cache: 'no-cache' },
    { kind: 'a file', ...file, policy: SITE, cache: YEAR },
    { kind: 'metadata', url: `/${METADATA_PATHS.fromDatabase}/169`, policy: API_POLICY, cache: 'no-cache' },
  ])('are complete on $kind that a browser has cached', async ({ url, ...expected }) => {
    const { app } = await serve();
    const { etag } = (await app.inject({ url })).headers;
    expectComplete(await app.inject({ url, headers: { 'if-none-match': String(etag) } }), { status: 304, ...expected });
  });

  it('are complete on a save, on a stale save, and on a save that lost a race', async () => {
    const { app, signIn } = await serve();
    const user = await signIn();
    const save = (changes: object, more: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.saveUserThemeJson}`,
        headers: { ...user.headers, ...more },
        payload: { ...themeOf(user.userId, user.clientId), ...changes },
      });
    expectComplete(await save({}), {});
    expectComplete(await save({ mode: 'dark' }, { 'if-match': '"0"' }), { status: 412 });
    expectComplete(await save({ mode: 'dark' }), { status: 409 });
    expectComplete(await app.inject(themeFor(user)), {});
  });

  it('are complete on a refusal by an overloaded server', async () => {
    const { app } = await serve({ overload: { eventLoopDelayMs: 0, rssBytes: 1 } });
    for (let answer = await app.inject({ url: '/startup/theme-status' }); ; await wait(100)) {
      answer = await app.inject({ url: '/startup/theme-status' });
      if (answer.statusCode === 200) continue;
      expectComplete(answer, { status: 503 });
      break;
    }
  });

  it.each([
    {
      kind: 'a method that shows a request',
      text: 'TRACE /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      status: 405,
    },
    { kind: 'a tunnel', text: 'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n', status: 501 },
    { kind: 'a request that never ends', text: 'GET / HTTP/1.1\r\nhost: a\r\nx: ', status: 408 },
  ])('are complete on $kind ($status)', async ({ text, status }) => {
    const { app } = await serve();
    // Shortens the default of five seconds for the test.
    app.server.headersTimeout = 100;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await sendRaw((app.server.address() as AddressInfo).port, text);
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    for (const line of Object.entries(BARE_HEADERS))
      expect(answer.toLowerCase()).toContain(line.join(': ').toLowerCase());
  });
});

const themeFor = ({ userId, headers }: TestUser) => ({ url: `/${THEME_PATHS.getUserThemeJson}/${userId}`, headers });

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => null).on('close', () => resolve(received));
  });
}
