import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { NAMED_THEME_PATHS, THEME_PATHS } from '@genmaster/theme-engine/contract';
import {
  ACCOUNT_PATHS,
  ADMINISTRATION_PATHS,
  AUTH_PATHS,
  PASSKEY_PATHS,
  SECOND_FACTOR_PATHS,
  problemSchema,
} from '@genmaster/auth-client/contract';
import { CONTACT_PATHS, STARTUP_PATHS } from '@genmaster/site-contract/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { needsSession } from './plugins/openapi-page.ts';
import { API_POLICY, BARE_HEADERS } from './plugins/security-headers.ts';
import { sendLines } from './testing/raw-request.ts';
import { engines } from './testing/test-database.ts';
import { closeTestServers, createTestServer } from './testing/test-server.ts';

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  method: 'POST' as const,
  url: `/${THEME_PATHS.getPrjColorTheme}`,
  payload,
  headers,
});

describe('every route', () => {
  afterEach(closeTestServers);

  it('that needs a session refuses requests without one', async () => {
    const { app } = await createTestServer('sqlite');
    const document = (await app.inject({ url: '/openapi.json' })).json();
    const closed: string[] = [];
    for (const [path, calls] of Object.entries<Record<string, { security?: unknown[] }>>(document.paths)) {
      for (const [method, call] of Object.entries(calls)) {
        if (!needsSession(call)) continue;
        const url = path.replace(/\{\w+\}/g, 'x');
        const answer = await app.inject({ method: method.toUpperCase() as 'GET', url });
        closed.push(path);
        expect({ path, status: answer.statusCode }).toEqual({ path, status: 401 });
      }
    }
    expect(closed.sort()).toEqual(
      [
        `/${ACCOUNT_PATHS.endOtherSessions}`,
        `/${ACCOUNT_PATHS.endSession}`,
        `/${ACCOUNT_PATHS.ownData}`,
        `/${ACCOUNT_PATHS.password}`,
        `/${ACCOUNT_PATHS.sessions}`,
        `/${ADMINISTRATION_PATHS.access}`,
        `/${ADMINISTRATION_PATHS.data}`,
        `/${ADMINISTRATION_PATHS.link}`,
        `/${ADMINISTRATION_PATHS.permission}`,
        `/${ADMINISTRATION_PATHS.remove}`,
        `/${ADMINISTRATION_PATHS.trail}`,
        `/${ADMINISTRATION_PATHS.unlock}`,
        // GET lists the users, POST adds one.
        `/${ADMINISTRATION_PATHS.users}`,
        `/${ADMINISTRATION_PATHS.users}`,
        `/${AUTH_PATHS.userDetails}`,
        `/${AUTH_PATHS.appSessions}`,
        `/${CONTACT_PATHS.messages}`,
        `/${METADATA_PATHS.discard}/{projectId}`,
        // GET reads the draft, POST writes it.
        `/${METADATA_PATHS.drafts}/{projectId}`,
        `/${METADATA_PATHS.drafts}/{projectId}`,
        `/${METADATA_PATHS.entry}/{projectId}`,
        `/${METADATA_PATHS.history}/{projectId}`,
        `/${METADATA_PATHS.preview}/{projectId}`,
        `/${METADATA_PATHS.publish}/{projectId}`,
        `/${METADATA_PATHS.rollBack}/{projectId}`,
        `/${PASSKEY_PATHS.add}`,
        `/${PASSKEY_PATHS.list}`,
        `/${PASSKEY_PATHS.remove}`,
        `/${PASSKEY_PATHS.start}`,
        `/${SECOND_FACTOR_PATHS.confirm}`,
        `/${SECOND_FACTOR_PATHS.remove}`,
        `/${SECOND_FACTOR_PATHS.start}`,
        `/${SECOND_FACTOR_PATHS.state}`,
        `/${NAMED_THEME_PATHS.chooseTheme}`,
        `/${NAMED_THEME_PATHS.createTheme}`,
        `/${NAMED_THEME_PATHS.deleteTheme}`,
        `/${THEME_PATHS.getUserThemeJson}/{userId}`,
        `/${NAMED_THEME_PATHS.listThemes}`,
        `/${NAMED_THEME_PATHS.renameTheme}`,
        `/${THEME_PATHS.saveUserThemeJson}`,
        `/${THEME_PATHS.updateClrScheme}`,
      ].sort(),
    );
  });

  it('is in the OpenAPI document', async () => {
    const { app } = await createTestServer('sqlite');
    const document = (await app.inject({ url: '/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    const paths = Object.keys(document.paths);
    const { getUserThemeJson, ...themePaths } = THEME_PATHS;
    const expected = [
      ...[...Object.values(AUTH_PATHS), ...Object.values(CONTACT_PATHS), ...Object.values(STARTUP_PATHS)],
      ...Object.values(themePaths),
      `${getUserThemeJson}/{userId}`,
      `${METADATA_PATHS.fromDatabase}/{projectId}`,
      METADATA_PATHS.fromFile,
      `${METADATA_PATHS.entry}/{projectId}`,
    ];
    for (const path of expected) expect(paths).toContain(`/${path}`);
  });
});

describe.each(engines)('errors on %s', (engine) => {
  afterEach(closeTestServers);

  it.each([
    { reason: 'an unknown address', request: { url: '/nowhere' }, status: 404 },
    { reason: 'an address that cannot be decoded', request: { url: '/%zz' }, status: 400 },
    { reason: 'an unknown method', request: { method: 'DELETE' as const, url: '/health/live' }, status: 405 },
    {
      reason: 'a parameter that is too long',
      request: { url: `/${METADATA_PATHS.fromDatabase}/${'1'.repeat(200)}` },
      status: 414,
    },
    { reason: 'text for JSON', request: post('{"projectName":"x"}', { 'content-type': 'text/plain' }), status: 415 },
    {
      reason: 'a form',
      request: post('projectName=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      status: 415,
    },
    { reason: 'broken JSON', request: post('{"projectName":'), status: 400 },
    { reason: 'no body', request: post(''), status: 400 },
    { reason: 'deep JSON', request: post('['.repeat(10_000)), status: 400 },
    { reason: 'a NUL character', request: post('{"projectName":"a\\u0000"}'), status: 400 },
    { reason: 'a prototype', request: post('{"projectName":"x","__proto__":{"a":1}}'), status: 400 },
    { reason: 'a large body', request: post(`{"projectName":"${'x'.repeat(70_000)}"}`), status: 413 },
    { reason: 'an unknown field', request: post('{"projectName":"x","more":1}'), status: 400 },
  ])('return a problem document for $reason', async ({ request, status }) => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(v.is(problemSchema, answer.json())).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-security-policy': API_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(answer.body).not.toMatch(/node_modules|\.ts|at \w+ \(|FST_|SyntaxError/);
  });

  it('return fixed text when the server fails', async () => {
    const { app, db } = await createTestServer(engine);
    await sql`alter table projects rename to gone`.execute(db);
    const answer = await app.inject(post('{"projectName":"genmaster"}'));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/projects|table|relation|select|sqlite|postgres/i);
    expect(answer.json().detail).toBe(
      'Something went wrong on the server. Try again; if it stays, report the request id.',
    );
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  });
});

describe('a request during an overload', () => {
  afterEach(closeTestServers);

  it('is aborted at the response timeout, with all headers and Retry-After', async () => {
    const { app } = await createTestServer('sqlite', { handlerTimeoutMs: 20 });
    let isGivenUp = false;
    app.get('/hangs', { config: { access: 'public' } }, async (request) => {
      request.signal.addEventListener('abort', () => (isGivenUp = true));
      return new Promise(() => null);
    });
    const answer = await app.inject({ url: '/hangs' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().detail).toBe('The server took too long to answer. Try again in a moment.');
    expect(answer.headers).toMatchObject({
      ...BARE_HEADERS,
      'retry-after': '2',
      'x-request-id': answer.json().requestId,
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect(isGivenUp).toBe(true);
  });

  it('that does not arrive in time is the delay of its client, and no failure of the server', async () => {
    const { app } = await createTestServer('sqlite', { handlerTimeoutMs: 20 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const head = [`POST ${post('').url} HTTP/1.1`, 'host: localhost', 'content-type: application/json'];
    expect(await sendLines(port, [...head, 'content-length: 27'], '{"proj')).toMatch('HTTP/1.1 408 ');
  });

  it('is aborted after ten seconds by default, and a slow upload one second before', async () => {
    const { app } = await createTestServer('sqlite');
    expect(app.initialConfig).toMatchObject({ handlerTimeout: 10_000 });
    expect(app.server).toMatchObject({ requestTimeout: 9_000, headersTimeout: 5_000 });
  });

  it('is refused with Retry-After when the memory is used up', async () => {
    const { app } = await createTestServer('sqlite', { overload: { eventLoopDelayMs: 0, rssBytes: 1 } });
    await wait(LOOKED_AT_EVERY_MS + 200);
    await expectTurnedAway(app);
  });

  it('is refused with Retry-After while the server responds late, and served again afterwards', async () => {
    const { app } = await createTestServer('sqlite', { overload: { eventLoopDelayMs: 250, rssBytes: 0 } });
    // Each turn blocks the event loop for longer than the limit, until the delay is measured.
    for (const started = Date.now(); Date.now() - started < LOOKED_AT_EVERY_MS; await wait(0)) keepBusy(400);
    await expectTurnedAway(app);
    await wait(2 * LOOKED_AT_EVERY_MS);
    expect((await app.inject({ url: '/startup/theme-status' })).statusCode).toBe(200);
  });

  it('is served at once after a pause of the process, for example after the machine slept', async () => {
    const { app } = await createTestServer('sqlite', { overload: { eventLoopDelayMs: 250, rssBytes: 0 } });
    // The second pause is alone in its measurement, so that the average delay is far over the limit.
    for (const pauseMs of [1_700, 1_700]) {
      sleepWithoutWork(pauseMs);
      await wait(0);
    }
    expect((await app.inject({ url: '/startup/theme-status' })).statusCode).toBe(200);
  });
});

/** Interval at which the server measures its memory and delay, in milliseconds. */
const LOOKED_AT_EVERY_MS = 1_000;

/** Stops the event loop without using the processor. */
const sleepWithoutWork = (milliseconds: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const keepBusy = (milliseconds: number) => {
  for (const started = Date.now(); Date.now() - started < milliseconds;);
};

async function expectTurnedAway(app: FastifyInstance): Promise<void> {
  const answer = await app.inject({ url: '/startup/theme-status' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
}

describe.each(engines)('requests from pages of other sites on %s', (engine) => {
  afterEach(closeTestServers);

  it.each([
    { headers: { origin: 'https://evil.example' }, status: 403 },
    { headers: { origin: 'null' }, status: 403 },
    { headers: { origin: 'http://localhost.evil.example' }, status: 403 },
    { headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { headers: { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }, status: 403 },
    { headers: { origin: 'http://localhost:80' }, status: 200 },
    { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://before-the-proxy:4200' }, status: 200 },
    { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, status: 200 },
    { headers: {}, status: 200 },
  ] as { headers: Record<string, string>; status: number }[])(
    'change nothing: $headers gets $status',
    async ({ headers, status }) => {
      const { app } = await createTestServer(engine);
      const request = post('{"projectName":"genmaster"}', {
        'content-type': 'application/json',
        host: 'localhost',
        ...headers,
      });
      const answer = await app.inject(request);
      expect(answer.statusCode).toBe(status);
      if (status === 403) expect(answer.json()).toMatchObject({ detail: expect.stringContaining('CORS_ORIGINS') });
    },
  );
});
