import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_PATHS, AUTH_TOKEN_KEY, loginAnswerSchema } from '@genmaster/auth-client/contract';
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { DEMO_ADMINISTRATOR, DEMO_SIGN_IN, seed } from '../../db/seed.ts';
import { TABLES } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { deleteUser, setDisabled, setPassword, setPermission } from '../../operator/user-commands.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, MACHINE_INFO, type TestServer } from '../../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

const { userCode, password } = DEMO_SIGN_IN;
const userDetails = { url: `/${AUTH_PATHS.userDetails}` };

async function tokenOf(server: TestServer): Promise<string> {
  return (await server.login(userCode, password)).json().data.SagAuthToken;
}

/** Returns a response as text, without the parts that identify the request. */
const asSent = ({ headers, body }: LightMyRequestResponse) =>
  JSON.stringify({ ...headers, date: '', 'x-request-id': '' }) + body.replace(/"requestId":"[\w-]+"/, '');

describe.each(engines)('signing in on %s', (engine) => {
  afterEach(closeTestServers);

  it('responds to the demo sign-in with a token that gives access to the user details', async () => {
    const { app, login } = await createTestServer(engine);
    const answer = await login('Demo', password);
    expect(answer.statusCode).toBe(200);
    expect(v.is(loginAnswerSchema, answer.json())).toBe(true);

    const token = answer.json().data.SagAuthToken;
    const details = await app.inject({ ...userDetails, headers: { [AUTH_TOKEN_KEY]: token } });
    expect(details.json().data.clientInfo).toEqual({
      usrId: expect.any(String),
      sagclientId: 'genmaster',
      usrName: DEMO_SIGN_IN.name,
    });
    expect(details.json().data.permissions).toEqual([]);
  });

  it('returns an administrator’s permissions without those that were withdrawn', async () => {
    const server = await createTestServer(engine);
    const { userCode, password } = DEMO_ADMINISTRATOR;
    const headers = { [AUTH_TOKEN_KEY]: (await server.login(userCode, password)).json().data.SagAuthToken };
    const ask = async () => (await server.app.inject({ ...userDetails, headers })).json().data.permissions;
    expect(await ask()).toEqual(['audit', 'messages', 'metadata', 'schemes', 'users']);

    await setPermission(server.db, { userCode, permission: 'schemes', isGranted: false });
    await seed({
      db: server.db,
      passwords: createPasswords(),
      now: () => new Date(),
      hasDemoUser: true,
      projectColorTheme: 'light',
    });
    expect(await ask()).toEqual(['audit', 'messages', 'metadata', 'users']);
  });

  it.each([
    { reason: 'a wrong password', code: userCode, typed: 'wrong' },
    { reason: 'an unknown user', code: 'nobody', typed: password },
    { reason: 'SQL as a user code', code: "demo' or '1'='1", typed: password },
    { reason: 'a very long password', code: userCode, typed: 'x'.repeat(1024) },
  ])('refuses $reason with the same response', async ({ code, typed }) => {
    const { login } = await createTestServer(engine);
    const answer = await login(code, typed);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ httpStatus: 401, message: 'User code or password is wrong.', data: null });
  });

  it('refuses a wrong password, an unknown user and a disabled one with identical bytes', async () => {
    const { login, db, signIn } = await createTestServer(engine);
    await signIn('disabled');
    await db.updateTable('users').set({ is_disabled: 1 }).where('user_code', '=', 'disabled').execute();
    const codes = [userCode, 'nobody', 'disabled'];
    let sent = 0;
    // Each from its own address, because the remaining limit of an address is in the headers.
    const from = () => ({ remoteAddress: `10.0.0.${(sent += 1)}` });
    const refusals = [];
    for (const code of codes) refusals.push(await login(code, code === 'disabled' ? password : 'wrong', from()));
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(refusals.map(asSent)).size).toBe(1);

    // After five failures the accounts are throttled, and still get identical responses.
    for (let attempt = 2; attempt <= 5; attempt += 1) for (const code of codes) await login(code, 'wrong', from());
    const closed = [];
    for (const code of codes) closed.push(await login(code, password, from()));
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect(new Set(closed.map(asSent)).size).toBe(1);
  });

  it('ends the sessions of a disabled user', async () => {
    const server = await createTestServer(engine);
    const headers = { [AUTH_TOKEN_KEY]: await tokenOf(server) };
    await server.db.updateTable('users').set({ is_disabled: 1 }).execute();
    expect((await server.app.inject({ ...userDetails, headers })).statusCode).toBe(401);
  });

  it.each([
    { reason: 'an empty user code', payload: { userCode: '', password: 'x' }, field: 'userCode' },
    { reason: 'an empty password', payload: { userCode: 'demo', password: '' }, field: 'password' },
    { reason: 'a missing password', payload: { userCode: 'demo' }, field: 'password' },
    { reason: 'an unknown field', payload: { userCode: 'demo', password: 'x', role: 'admin' }, field: 'role' },
    { reason: 'a number for a text', payload: { userCode: 1, password: 'x' }, field: 'userCode' },
  ])('refuses $reason with a problem that names the field', async ({ payload, field }) => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({
      method: 'POST',
      url: `/${AUTH_PATHS.login}`,
      payload: { ...payload, lansysInfModel: MACHINE_INFO },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json().errors[0].field).toBe(field);
  });

  it('stores neither the token nor the password nor the machine description', async () => {
    const server = await createTestServer(engine);
    const token = await tokenOf(server);
    const rows = [];
    for (const { name } of TABLES) rows.push(await server.db.selectFrom(name).selectAll().execute());
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(MACHINE_INFO.mac_address);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('rehashes a password with older settings when its owner signs in, and only then', async () => {
    const server = await createTestServer(engine);
    const old = await hash(password, { memoryCost: 47_104, timeCost: 1, parallelism: 1 });
    await server.db.updateTable('users').set({ password_hash: old }).execute();
    const stored = async () =>
      (
        await server.db
          .selectFrom('users')
          .select('password_hash')
          .where('user_code', '=', userCode)
          .executeTakeFirstOrThrow()
      ).password_hash;
    await server.login(userCode, 'wrong');
    expect(await stored()).toBe(old);
    expect((await server.login(userCode, password)).statusCode).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch('$argon2id$v=19$m=19456,t=2,p=1$');
    expect((await server.login(userCode, password)).statusCode).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it.each([
    {
      change: 'the password is changed',
      make: (db: Database) => setPassword(db, { userCode, password: 'a password of tomorrow' }),
    },
    { change: 'the user is locked out', make: (db: Database) => setDisabled(db, { userCode, isDisabled: true }) },
    { change: 'the user is deleted', make: (db: Database) => deleteUser(db, { userCode, word: userCode }) },
  ])('refuses a password that was correct when $change', async ({ make }) => {
    const passwords = createPasswords();
    const matches: boolean[] = [];
    const server: TestServer = await createTestServer(engine, {
      passwords: {
        ...passwords,
        async verify(stored, typed) {
          const isMatch = await passwords.verify(stored, typed);
          if (matches.push(isMatch) === 1) await make(server.db);
          return isMatch;
        },
        isOutdated: async () => true,
      },
    });
    const answer = await server.login(userCode, password);

    expect(matches[0]).toBe(true);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await server.db.selectFrom('sessions').select('token_hash').execute()).toEqual([]);
    expect((await server.login(userCode, password)).statusCode).toBe(401);
  });

  it('lets two concurrent sign-ins succeed when one of them rehashes', async () => {
    const server = await createTestServer(engine);
    const old = await hash(password, { memoryCost: 47_104, timeCost: 1, parallelism: 1 });
    await server.db.updateTable('users').set({ password_hash: old }).execute();
    const answers = await Promise.all([server.login(userCode, password), server.login(userCode, password)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('gives every login its own token', async () => {
    const server = await createTestServer(engine);
    const tokens = [await tokenOf(server), await tokenOf(server)];
    expect(new Set(tokens).size).toBe(2);
    expect(tokens[0]).toMatch(/^gms_[\w-]{43}$/);
  });

  it('drops a queued login when its caller disconnects, and still counts the attempt', async () => {
    let waiting: AbortSignal | undefined;
    const verify = (_hash: unknown, _typed: string, caller?: AbortSignal) =>
      new Promise<boolean>((_resolve, reject) => {
        waiting = caller;
        caller?.addEventListener('abort', () => reject(new ProblemError(408, 'The caller has left.')));
      });
    const { app, db } = await createTestServer(engine, { passwords: { ...createPasswords(), verify } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const caller = new AbortController();
    const login = fetch(`${address}/${AUTH_PATHS.login}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userCode, password, lansysInfModel: MACHINE_INFO }),
      signal: caller.signal,
    });
    while (!waiting) await wait(1);
    await wait(20);
    expect(waiting.aborted).toBe(false);
    caller.abort();
    await expect(login).rejects.toThrow();
    while (!waiting.aborted) await wait(1);
    expect(await db.selectFrom('login_throttles').select('failures').execute()).toEqual([{ failures: 1 }]);
  });

  it('limits the attempts of one address', async () => {
    const { login } = await createTestServer(engine, { config: { loginAttemptsPerMinute: 2 } });
    await login(userCode, password);
    await login(userCode, password);
    const third = await login(userCode, password);
    expect(third.statusCode).toBe(429);
    expect(third.json().detail).toMatch(/Try again in \d+ seconds/);
  });
});
