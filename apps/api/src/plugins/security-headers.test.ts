import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { InjectOptions } from 'fastify';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { OPENAPI_PAGE_POLICY } from './openapi-page.ts';
import { API_POLICY } from './security-headers.ts';
import { HTTPS_REPORTING, REPORTS_PATH, sitePolicy } from './site-policy.ts';

/** Headers of every response, from any part of the server and with any status. */
const ALWAYS = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const NEVER = ['server', 'x-powered-by', 'access-control-allow-origin', 'x-frame-options', 'set-cookie'];
const SITE_POLICY = sitePolicy({});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-headers-'));
  mkdirSync(join(folder, 'about-us'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'about-us/index.html', '404.html', 'assets/site-1a2b.js']) {
    writeFileSync(join(folder, name), '<p>');
  }
});

afterEach(async () => {
  await closeTestServers();
  rmSync(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const page = { accept: 'text/html' };
const colorTheme = { method: 'POST' as const, url: `/${THEME_PATHS.getPrjColorTheme}`, headers: json };

interface Kind {
  kind: string;
  request: InjectOptions;
  status: number;
  policy: string;
  cache: string;
}

const KINDS: readonly Kind[] = [
  { kind: 'a page', request: { url: '/about-us', headers: page }, status: 200, policy: SITE_POLICY, cache: 'no-cache' },
  {
    kind: 'a file with a hash',
    request: { url: '/assets/site-1a2b.js' },
    status: 200,
    policy: SITE_POLICY,
    cache: 'public, max-age=31536000, immutable',
  },
  {
    kind: 'a missing page',
    request: { url: '/x', headers: page },
    status: 404,
    policy: SITE_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'a missing file',
    request: { url: '/assets/site-old.js' },
    status: 404,
    policy: API_POLICY,
    cache: 'no-store',
  },
  { kind: 'a redirect', request: { url: '/about-us/' }, status: 308, policy: API_POLICY, cache: 'no-store' },
  { kind: 'an answer', request: { url: '/startup/id-check' }, status: 200, policy: API_POLICY, cache: 'no-store' },
  { kind: 'the API page', request: { url: '/openapi' }, status: 200, policy: OPENAPI_PAGE_POLICY, cache: 'no-store' },
  {
    kind: 'metadata',
    request: { url: `/${METADATA_PATHS.fromDatabase}/169` },
    status: 200,
    policy: API_POLICY,
    cache: 'no-cache',
  },
  {
    kind: 'a wrong body',
    request: { ...colorTheme, payload: '{' },
    status: 400,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'an address that cannot be read',
    request: { url: '/%zz' },
    status: 400,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'no session',
    request: { url: `/${AUTH_PATHS.userDetails}` },
    status: 401,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'another site',
    request: { ...colorTheme, headers: { ...json, origin: 'https://evil.example' }, payload: '{}' },
    status: 403,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'a large body',
    request: { ...colorTheme, payload: 'x'.repeat(70_000) },
    status: 413,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'a form',
    request: { ...colorTheme, headers: { 'content-type': 'text/plain' }, payload: 'x' },
    status: 415,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'an unknown method',
    request: { method: 'DELETE', url: '/' },
    status: 405,
    policy: API_POLICY,
    cache: 'no-store',
  },
  {
    kind: 'the methods of an address',
    request: { method: 'OPTIONS', url: '/' },
    status: 204,
    policy: API_POLICY,
    cache: 'no-store',
  },
];

const serve = () => createTestServer('sqlite', { config: { siteDir: folder, loginAttemptsPerMinute: 1 } });

describe('the headers of every kind of response', () => {
  it.each(KINDS)('are complete on $kind ($status)', async ({ request, status, policy, cache }) => {
    const { app } = await serve();
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...ALWAYS, 'content-security-policy': policy, 'cache-control': cache });
    for (const name of NEVER) expect(answer.headers).not.toHaveProperty(name);
  });

  it('are complete on a limit, a failure of the server and a stopping server', async () => {
    let isDraining = false;
    const { app, db, login } = await createTestServer('sqlite', {
      config: { loginAttemptsPerMinute: 1 },
      isDraining: () => isDraining,
    });
    await login('demo', 'x');
    const limited = await login('demo', 'x');
    await db.schema.dropTable('projects').execute();
    const failed = await app.inject({ ...colorTheme, payload: '{"projectName":"genmaster"}' });
    isDraining = true;
    const stopping = await app.inject({ url: '/health/ready' });
    expect([limited, failed, stopping].map(({ statusCode }) => statusCode)).toEqual([429, 500, 503]);
    for (const { headers } of [limited, failed, stopping]) {
      expect(headers).toMatchObject({ ...ALWAYS, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' });
    }
  });

  it.each([
    { kind: 'that is not HTTP', text: 'hello\r\n\r\n', status: 400 },
    {
      kind: 'with two lengths',
      text: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      status: 400,
    },
    {
      kind: 'with a length and chunks',
      text: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      status: 400,
    },
    { kind: 'without a host', text: 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', status: 400 },
    {
      kind: 'with too many headers',
      text: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ])('are complete on a request $kind ($status)', async ({ text, status }) => {
    const { app } = await serve();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (received += String(chunk)));
      socket.on('error', () => null).on('close', () => resolve(received));
    });
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    const expected = { ...ALWAYS, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
    for (const [name, value] of Object.entries(expected))
      expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  });

  it.each([
    { by: 'http', policy: SITE_POLICY, endpoints: undefined },
    { by: 'https', policy: `${SITE_POLICY}; report-to policy`, endpoints: HTTPS_REPORTING.endpoints() },
  ])('name the endpoint for reports, to a page that came by $by', async ({ by, policy, endpoints }) => {
    const { app } = await createTestServer('sqlite', { config: { siteDir: folder, trustedProxies: 1 } });
    expect(policy).toContain(`report-uri /${REPORTS_PATH}`);
    for (const url of ['/about-us', '/x']) {
      const { headers } = await app.inject({ url, headers: { ...page, 'x-forwarded-proto': by } });
      expect(headers).toMatchObject({ 'content-security-policy': policy });
      expect(headers['reporting-endpoints']).toBe(endpoints);
    }
  });

  it('require HTTPS for a year where the visitor used it, and nowhere else', async () => {
    const { app } = await createTestServer('sqlite', { config: { trustedProxies: 1 } });
    const strict = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/health/live', headers })).headers['strict-transport-security'];
    expect(await strict({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains');
    expect(await strict({})).toBeUndefined();
  });
});
