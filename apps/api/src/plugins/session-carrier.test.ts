import { AUTH_PATHS, AUTH_TOKEN_KEY, loginAnswerSchema } from '@genmaster/auth-client/contract';
import { parseCookie } from 'cookie';
import * as v from 'valibot';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { DEMO_SIGN_IN } from '../db/seed.ts';
import { engines } from '../testing/test-database.ts';
import {
  closeTestServers,
  createTestServer,
  headersAfter,
  MACHINE_INFO,
  NEVER_BUSY,
  START,
  type TestServer,
} from '../testing/test-server.ts';
import { SESSION_COOKIE } from './session-carrier.ts';

const { userCode, password } = DEMO_SIGN_IN;
const login = (server: TestServer) => server.login(userCode, password);
const userDetails = `/${AUTH_PATHS.userDetails}`;

describe.each(engines)('a session in a cookie on %s', (engine) => {
  afterEach(closeTestServers);

  const create = () => createTestServer(engine, { config: { hasSessionCookie: true, sessionHours: 8 } });

  /** Signs in and returns the token of the response and the value of the cookie. */
  async function signIn(server: TestServer) {
    const answer = await login(server);
    const cookie = parseCookie(String(headersAfter(answer)['cookie']))[SESSION_COOKIE] ?? '';
    return { token: answer.json().data.SagAuthToken as string, cookie };
  }

  const statusWith = async ({ app }: TestServer, { token, cookie }: { token?: string; cookie?: string }) => {
    const headers = {
      ...(token === undefined ? {} : { [AUTH_TOKEN_KEY]: token }),
      ...(cookie === undefined ? {} : { cookie: `other=1; ${SESSION_COOKIE}=${cookie}` }),
    };
    return (await app.inject({ url: userDetails, headers })).statusCode;
  };

  it('is set for this host only, inaccessible to scripts and other sites, for the maximum lifetime of a session', async () => {
    const answer = await login(await create());
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-genmaster-session=gmc_[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(v.is(loginAnswerSchema, answer.json())).toBe(true);
    expect(answer.json().data.SagAuthToken).toMatch(/^gmm_[\w-]{43}$/);
  });

  it('needs both halves, and is refused with either one alone', async () => {
    const server = await create();
    const mine = await signIn(server);
    const other = await signIn(server);
    expect(await statusWith(server, mine)).toBe(200);
    expect(await statusWith(server, { token: mine.token })).toBe(401);
    expect(await statusWith(server, { cookie: mine.cookie })).toBe(401);
    expect(await statusWith(server, { token: mine.cookie })).toBe(401);
    expect(await statusWith(server, { token: mine.token, cookie: other.cookie })).toBe(401);
    expect(await statusWith(server, { token: mine.token, cookie: mine.token })).toBe(401);
    expect(await statusWith(server, { token: mine.cookie, cookie: mine.cookie })).toBe(401);
    expect(await statusWith(server, { token: mine.token, cookie: '' })).toBe(401);
    expect(await statusWith(server, { token: '', cookie: mine.cookie })).toBe(401);
  });

  it('is removed by signing out, on both sides, even if it had ended', async () => {
    const server = await create();
    const mine = await signIn(server);
    const headers = { [AUTH_TOKEN_KEY]: mine.token, cookie: `${SESSION_COOKIE}=${mine.cookie}` };
    const logout = () => server.app.inject({ method: 'POST', url: `/${AUTH_PATHS.logout}`, headers, payload: {} });
    for (const answer of [await logout(), await logout()]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBe(
        '__Host-genmaster-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      );
      expect(await statusWith(server, mine)).toBe(401);
    }
  });

  it('is stored as neither of its halves', async () => {
    const server = await create();
    const { token, cookie } = await signIn(server);
    const stored = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    expect(stored).not.toContain(token.slice(4));
    expect(stored).not.toContain(cookie.slice(4));
  });

  it('changes nothing for a page of another site, although a browser sent both halves', async () => {
    const server = await create();
    const { token, cookie } = await signIn(server);
    const headers = { [AUTH_TOKEN_KEY]: token, cookie: `${SESSION_COOKIE}=${cookie}`, 'sec-fetch-site': 'cross-site' };
    const logout = { method: 'POST', url: `/${AUTH_PATHS.logout}`, headers, payload: {} } as const;
    expect((await server.app.inject(logout)).statusCode).toBe(403);
    expect(await statusWith(server, { token, cookie })).toBe(200);
  });

  it('does not accept a token from before the cookie, nor its halves as a token after it', async () => {
    const without = await createTestServer(engine);
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), hasSessionCookie: true };
    const app = await buildApp({ config, db: without.db, now: () => new Date(START), overload: NEVER_BUSY });
    const payload = { userCode, password, lansysInfModel: MACHINE_INFO };
    const withCookie: TestServer = {
      ...without,
      app,
      login: () => app.inject({ method: 'POST', url: `/${AUTH_PATHS.login}`, payload }),
    };
    const before: string = (await login(without)).json().data.SagAuthToken;
    const after = await signIn(withCookie);
    expect(await statusWith(without, { token: before })).toBe(200);
    expect(await statusWith(withCookie, after)).toBe(200);
    expect(await statusWith(withCookie, { token: before, cookie: before })).toBe(401);
    expect(await statusWith(without, after)).toBe(401);
    expect(await statusWith(without, { token: after.cookie })).toBe(401);
    await app.close();
  });
});

describe('a session without a cookie', () => {
  afterEach(closeTestServers);

  it('sets none, at signing in and at signing out', async () => {
    const server = await createTestServer('sqlite');
    const answer = await login(server);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const headers = headersAfter(answer);
    const out = await server.app.inject({ method: 'POST', url: `/${AUTH_PATHS.logout}`, headers, payload: {} });
    expect(out.headers['set-cookie']).toBeUndefined();
  });
});

describe('the description of the calls', () => {
  afterEach(closeTestServers);

  it.each([
    { hasSessionCookie: false, schemes: ['session'] },
    { hasSessionCookie: true, schemes: ['session', 'cookie'] },
  ])('declares what a session needs: $schemes', async ({ hasSessionCookie, schemes }) => {
    const { app } = await createTestServer('sqlite', { config: { hasSessionCookie } });
    const { paths, components } = (await app.inject({ url: '/openapi.json' })).json();
    expect(Object.keys(components.securitySchemes)).toEqual(schemes);
    expect(paths[userDetails].get.security).toEqual([Object.fromEntries(schemes.map((scheme) => [scheme, []]))]);
  });
});
