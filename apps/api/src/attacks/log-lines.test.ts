import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { LightMyRequestResponse } from 'fastify';
import { DEMO_SIGN_IN } from '../db/seed.ts';
import { createLoggedServer } from '../testing/logged-server.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { engines, type Engine } from '../testing/test-database.ts';
import { closeTestServers } from '../testing/test-server.ts';

afterEach(closeTestServers);

const { userCode, password } = DEMO_SIGN_IN;
const WORTH_KNOWING = ['login accepted', 'login refused', 'permission missing', 'request refused'];

/** Creates a server, and a function that returns the log lines of a response's request. */
async function createLogged(engine: Engine) {
  const server = await createLoggedServer(engine);
  const linesOf = ({ headers }: LightMyRequestResponse) =>
    server
      .lines()
      .filter(({ msg, reqId }) => reqId === headers['x-request-id'] && WORTH_KNOWING.includes(msg))
      .map(({ msg, status }) => (status === undefined ? msg : `${msg} ${status}`));
  return { ...server, linesOf };
}

describe.each(engines)('the log on %s', (engine) => {
  it('each sign-in, refusal and denial is logged once, with the id of its request and the time in UTC', async () => {
    const server = await createLogged(engine);
    const { app, login, signIn, lines, linesOf } = server;
    const { headers } = await signIn();

    expect(linesOf(await login(userCode, password))).toEqual(['login accepted']);
    expect(linesOf(await login(userCode, 'wrong'))).toEqual(['login refused']);
    expect(linesOf(await login('nobody', password))).toEqual(['login refused']);
    for (let attempt = 2; attempt <= 5; attempt += 1) await login('nobody', password);
    expect(linesOf(await login('nobody', password))).toEqual(['request refused 429']);
    expect(linesOf(await app.inject({ url: `/${AUTH_PATHS.userDetails}` }))).toEqual(['request refused 401']);
    const somebodyElses = { url: `/${THEME_PATHS.getUserThemeJson}/somebody`, headers };
    expect(linesOf(await app.inject(somebodyElses))).toEqual(['request refused 404']);
    const publish = {
      method: 'POST' as const,
      url: `/${THEME_PATHS.updateClrScheme}`,
      headers,
      payload: { projectName: 'genmaster', scheme: { color_scheme: '1.7', name: 'Quay', theme_id: '1', colors: {} } },
    };
    expect(linesOf(await app.inject(publish))).toEqual(['permission missing', 'request refused 403']);
    const forged = { ...publish, headers: { ...headers, origin: 'https://evil.example' } };
    expect(linesOf(await app.inject(forged))).toEqual(['request refused 403']);

    for (const { time } of lines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('a request cannot write a line of its own into the log', async () => {
    const { app, login, lines } = await createLogged(engine);
    const own = '\r\n{"level":30,"time":"2026-11-20T12:00:00.000Z","msg":"login accepted"}\r\n\u2028\u0085';
    await login(`demo${own}`, password);
    await login('demo', own);
    await app.inject({ url: `/${encodeURIComponent(own)}`, headers: { 'user-agent': own, 'x-request-id': own } });
    await app.inject({ url: '/', headers: { host: own } });
    await app.inject({ method: 'POST', url: `/${AUTH_PATHS.login}`, payload: { [own]: own } });

    expect(lines().length).toBeGreaterThan(5);
    expect(lines().filter(({ msg }) => msg === 'login accepted')).toEqual([]);
  });

  it('a refused login is logged with the same hash of its account each time, and never with the code', async () => {
    const { login, lines, log } = await createLogged(engine);
    await login('Somebody-Unknown', password);
    await login('somebody-unknown', 'another');
    await login('nobody', password);
    await login(userCode, 'wrong');
    const refused = lines().filter(({ msg }) => msg === 'login refused') as { account?: string; userId?: string }[];
    const [first, again, other, known] = refused.map(({ account }) => account);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect([again === first, other === first, known === first]).toEqual([true, false, false]);
    expect(refused.map(({ userId }) => typeof userId)).toEqual(['undefined', 'undefined', 'undefined', 'string']);
    expect(log()).not.toMatch(/somebody-unknown/i);
  });

  it('contains no query, and no line is longer than the limit', async () => {
    const { app, lines, log } = await createLogged(engine);
    await app.inject({ url: `/nowhere?token=gms_secret&x=${'y'.repeat(5_000)}` });
    await app.inject({ url: `/${'z'.repeat(5_000)}`, headers: { host: 'h'.repeat(5_000) } });
    await app.inject({ method: 'POST', url: `/${AUTH_PATHS.login}`, payload: { ['n'.repeat(3_000)]: 1 } });
    expect(lines().length).toBeGreaterThan(5);
    expect(log()).not.toContain('gms_secret');
    for (const line of log().trimEnd().split('\n')) expect(line.length).toBeLessThan(2_000);
  });

  it.each([
    { what: 'ends before its body', framing: 'content-length: 100', body: '{"userCode"' },
    { what: 'goes on with what is no body', framing: 'transfer-encoding: chunked', body: 'zz\r\n{}\r\n' },
  ])('a request that $what is a client error, not a server error', async ({ framing, body }) => {
    const { app, lines, log } = await createLoggedServer(engine);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const head = [`POST /${AUTH_PATHS.login} HTTP/1.1`, 'host: localhost', 'content-type: application/json', framing];
    const socket = connect(port, '127.0.0.1', () => socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)).resume();
    await once(socket, 'close');
    const isOver = () => lines().some(({ msg }) => msg === 'request refused' || msg === 'request failed');
    while (!isOver()) await new Promise(setImmediate);
    expect(lines().find(({ msg }) => msg === 'request refused')).toMatchObject({ status: 400 });
    expect(log()).not.toContain('"stack"');
  });

  it.each([
    { what: 'never ends', text: 'GET /secret-place HTTP/1.1\r\nhost: a\r\nx: ', status: 408 },
    { what: 'has too many headers', text: `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, status: 431 },
    { what: 'is no HTTP', text: 'secret-place\r\n\r\n', status: 400 },
  ])('a request that $what is logged once, without its text', async ({ text, status }) => {
    const { app, lines, log } = await createLoggedServer(engine);
    app.server.headersTimeout = 100;
    await app.listen({ port: 0, host: '127.0.0.1' });
    await sendRaw((app.server.address() as AddressInfo).port, text);
    expect(lines().filter(({ msg }) => msg === 'unreadable request refused')).toEqual([
      expect.objectContaining({ status, reason: expect.any(String), remoteAddress: '127.0.0.1' }),
    ]);
    expect(log()).not.toContain('secret-place');
  });

  it('a connection that ends without a request is no line', async () => {
    const { app, lines } = await createLoggedServer(engine);
    app.server.headersTimeout = 100;
    await app.listen({ port: 0, host: '127.0.0.1' });
    await sendRaw((app.server.address() as AddressInfo).port, '');
    expect(lines().filter(({ msg }) => msg === 'unreadable request refused')).toEqual([]);
  });

  it('a readiness probe of a stopping server is not a failure', async () => {
    const { app, lines, log } = await createLoggedServer(engine, { isDraining: () => true });
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    expect(lines().map(({ msg }) => msg)).not.toContain('request failed');
    expect(log()).not.toContain('stack');
  });
});
