import { SECOND_FACTOR_PATHS, AUTH_PATHS, ADMINISTRATION_PATHS } from '@genmaster/auth-client/contract';
import { Secret, TOTP } from 'otpauth';
import { DEMO_SIGN_IN } from '../../db/seed.ts';
import { unlock } from '../../operator/user-commands.ts';
import {
  closeTestServers,
  createTestServer,
  headersAfter,
  sessionSetups,
  START,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';
import { subjectOf } from '../auth/login-throttle.ts';

const { userCode, password } = DEMO_SIGN_IN;

const post = ({ app }: TestServer, path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/${path}`, headers, payload });
const codeAt = (secret: string, minutes: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: START + minutes * 60_000 });

/** Activates the second factor of a user, at the start of the test's clock. */
async function turnOn(server: TestServer, { headers }: TestUser) {
  const started = (await post(server, SECOND_FACTOR_PATHS.start, { password }, headers)).json();
  const confirmed = await post(server, SECOND_FACTOR_PATHS.confirm, { code: codeAt(started.secret, 0) }, headers);
  return { ...started, ...confirmed.json() } as { secret: string; uri: string; recoveryCodes: string[] };
}

describe('a second step under attack by guesses with the correct password', () => {
  afterEach(closeTestServers);

  const owner = { remoteAddress: '192.0.2.10' };
  const create = async () => {
    const server = await createTestServer('sqlite', {
      config: { loginAttemptsPerMinute: 1_000, secretKey: 'k'.repeat(32) },
    });
    const user = await server.signIn();
    await server.login(userCode, password, owner);
    const { secret } = await turnOn(server, user);
    const enter = async (code: string, from: { remoteAddress: string }) => {
      const ticket = (await server.login(userCode, password, from)).json().data?.SagAuthToken;
      const url = `/${SECOND_FACTOR_PATHS.login}`;
      return (await server.app.inject({ method: 'POST', url, payload: { ticket, code }, ...from })).statusCode;
    };
    const guess = async (from: { remoteAddress: string }) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        statuses.push(await enter('000000', from));
        // The attempts at the password are not under test here.
        const subjects = [subjectOf(userCode), ...(await placesOf(server)).map((place) => subjectOf(userCode, place))];
        await server.db.deleteFrom('login_throttles').where('subject', 'in', subjects).execute();
      }
      return statuses;
    };
    return { server, secret, enter, guess };
  };
  const placesOf = async ({ db }: TestServer) =>
    (await db.selectFrom('login_places').select('place').execute()).map(({ place }) => place);

  it('lets its owner sign in from known places', async () => {
    const { server, secret, enter, guess } = await create();
    expect((await guess({ remoteAddress: '203.0.113.1' })).at(-1)).toBe(429);
    server.advance(2);
    await guess({ remoteAddress: '203.0.113.1' });
    expect(await enter(codeAt(secret, 2), { remoteAddress: '198.51.100.7' })).toBe(429);
    expect(await enter(codeAt(secret, 2), owner)).toBe(200);
  });

  it('is unlocked by an operator, at once and from everywhere', async () => {
    const { server, secret, enter, guess } = await create();
    await guess({ remoteAddress: '203.0.113.1' });
    await guess(owner);
    expect(await enter(codeAt(secret, 0), owner)).toBe(429);
    await unlock(server.db, { userCode });
    server.advance(2);
    expect(await enter(codeAt(secret, 2), owner)).toBe(200);
    server.advance(2);
    expect(await enter(codeAt(secret, 4), { remoteAddress: '203.0.113.9' })).toBe(200);
  });
});

describe.each(sessionSetups)('a second step, sessions in $kept on $engine', ({ engine, hasSessionCookie }) => {
  const create = (config = {}) =>
    createTestServer(engine, {
      config: { hasSessionCookie, loginAttemptsPerMinute: 1_000, secretKey: 'k'.repeat(32), ...config },
    });

  afterEach(closeTestServers);

  it('takes the next code after a clock that was a day ahead is right again, and each code once', async () => {
    const server = await create();
    const { secret } = await turnOn(server, await server.signIn());
    const enter = async (code: string) => {
      const ticket = (await server.login(userCode, password)).json().data.SagAuthToken;
      return (await post(server, SECOND_FACTOR_PATHS.login, { ticket, code })).statusCode;
    };
    const day = 24 * 60;
    server.advance(day);
    expect(await enter(codeAt(secret, day))).toBe(200);
    server.advance(2 - day);
    expect(await enter(codeAt(secret, 2))).toBe(200);
    expect(await enter(codeAt(secret, 2))).toBe(401);
  });

  it('comes after the password in a separate call, and the login response keeps its format', async () => {
    const server = await create();
    const user = await server.signIn();
    const { secret, uri, recoveryCodes } = await turnOn(server, user);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Genmaster:demo\?/);
    expect(recoveryCodes).toHaveLength(10);
    const first = await server.login(userCode, password);
    expect(first.statusCode).toBe(401);
    expect(first.json()).toEqual({
      httpStatus: 401,
      message: expect.any(String),
      data: { SagAuthToken: expect.stringMatching(/^gmp_[\w-]{43}$/) },
    });
    const ticket = first.json().data.SagAuthToken;
    // The ticket gives no access.
    const peek = await server.app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers: { SagAuthToken: ticket } });
    expect(peek.statusCode).toBe(401);
    server.advance(2);
    const code = codeAt(secret, 2);
    expect((await post(server, SECOND_FACTOR_PATHS.login, { ticket, code: '000000' })).json().data).toBeNull();
    const second = await post(server, SECOND_FACTOR_PATHS.login, { ticket, code });
    expect(second.statusCode).toBe(200);
    const headers = headersAfter(second);
    expect((await server.app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers })).statusCode).toBe(200);
    // Neither the ticket nor the code is accepted twice.
    expect((await post(server, SECOND_FACTOR_PATHS.login, { ticket, code })).statusCode).toBe(401);
    const again = (await server.login(userCode, password)).json().data.SagAuthToken;
    expect((await post(server, SECOND_FACTOR_PATHS.login, { ticket: again, code })).statusCode).toBe(401);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const server = await create();
    const { recoveryCodes } = await turnOn(server, await server.signIn());
    const [given = ''] = recoveryCodes;
    expect(given).toMatch(/^(?:[a-km-z2-9]{4}-){5}[a-km-z2-9]{4}$/);
    const enter = async (code: string) => {
      const ticket = (await server.login(userCode, password)).json().data.SagAuthToken;
      return post(server, SECOND_FACTOR_PATHS.login, { ticket, code });
    };
    const answer = await enter(given.toUpperCase().replaceAll('-', ' '));
    expect(answer.statusCode).toBe(200);
    expect((await enter(given)).statusCode).toBe(401);
    const state = await server.app.inject({ url: `/${SECOND_FACTOR_PATHS.state}`, headers: headersAfter(answer) });
    expect(state.json()).toEqual({
      isOffered: true,
      isOn: true,
      hasAuthenticator: true,
      isRequired: false,
      recoveryCodesLeft: 9,
    });
  });

  it('throttles guesses, and ends after five minutes or with a new password', async () => {
    const server = await create();
    const { secret } = await turnOn(server, await server.signIn());
    const ticketOf = async () => (await server.login(userCode, password)).json().data.SagAuthToken;
    const ticket = await ticketOf();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await post(server, SECOND_FACTOR_PATHS.login, { ticket, code: `00000${turn}` })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    server.advance(6);
    expect((await post(server, SECOND_FACTOR_PATHS.login, { ticket, code: codeAt(secret, 6) })).statusCode).toBe(401);
    const other = await ticketOf();
    await server.db.updateTable('users').set({ password_hash: '$argon2id$' }).execute();
    expect((await post(server, SECOND_FACTOR_PATHS.login, { ticket: other, code: codeAt(secret, 6) })).statusCode).toBe(
      401,
    );
  });

  it('is set up and removed with the password only, and its secret is stored encrypted', async () => {
    const server = await create();
    const user = await server.signIn();
    const wrong = await post(server, SECOND_FACTOR_PATHS.start, { password: 'not it' }, user.headers);
    expect(wrong.statusCode).toBe(403);
    const { secret, recoveryCodes } = await turnOn(server, user);
    const stored = JSON.stringify([
      await server.db.selectFrom('second_factors').selectAll().execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const open of [secret, ...recoveryCodes]) expect(stored).not.toContain(open);
    expect((await post(server, SECOND_FACTOR_PATHS.start, { password }, user.headers)).statusCode).toBe(409);
    expect((await post(server, SECOND_FACTOR_PATHS.remove, { password: 'not it' }, user.headers)).statusCode).toBe(403);
    expect((await post(server, SECOND_FACTOR_PATHS.remove, { password }, user.headers)).statusCode).toBe(200);
    expect((await server.login(userCode, password)).statusCode).toBe(200);
  });

  it('may be required for users with permissions', async () => {
    const server = await create({ isSecondFactorRequired: true });
    const chief = await server.signIn('chief', ['users']);
    const list = () => server.app.inject({ url: `/${ADMINISTRATION_PATHS.users}`, headers: chief.headers });
    const denied = await list();
    expect({ status: denied.statusCode, detail: denied.json().detail }).toEqual({
      status: 403,
      detail: expect.stringContaining('second step'),
    });
    await turnOn(server, chief);
    expect((await list()).statusCode).toBe(200);
  });

  it('is not offered when its secret cannot be stored encrypted', async () => {
    const server = await create({ secretKey: null });
    const user = await server.signIn();
    expect((await post(server, SECOND_FACTOR_PATHS.start, { password }, user.headers)).statusCode).toBe(409);
  });
});
