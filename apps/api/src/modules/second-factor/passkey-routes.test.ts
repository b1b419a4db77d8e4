import { ADMINISTRATION_PATHS, PASSKEY_PATHS, SECOND_FACTOR_PATHS } from '@genmaster/auth-client/contract';
import { Secret, TOTP } from 'otpauth';
import { DEMO_SIGN_IN } from '../../db/seed.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-passkey.ts';
import {
  closeTestServers,
  createTestServer,
  headersAfter,
  sessionSetups,
  START,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';

const { userCode, password } = DEMO_SIGN_IN;
const ORIGIN = 'https://genmaster.example';

/** Sends a call as a page of the given origin does. */
const post = (
  { app }: TestServer,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  origin = ORIGIN,
) =>
  app.inject({
    method: 'POST',
    url: `/${path}`,
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });

async function addPasskey(server: TestServer, { headers }: TestUser, passkey: SoftwarePasskey, name = 'Phone') {
  const { options } = (await post(server, PASSKEY_PATHS.start, { password }, headers)).json();
  return post(server, PASSKEY_PATHS.add, { name, credential: passkey.create(options) }, headers);
}

/** Sends the correct password and requests the methods of the second step. */
async function begin(server: TestServer, code = userCode) {
  const ticket = (await server.login(code, password)).json().data.SagAuthToken as string;
  return { ticket, ...(await post(server, PASSKEY_PATHS.methods, { ticket })).json() };
}

describe.each(sessionSetups)('a passkey as the second step, sessions in $kept on $engine', (setup) => {
  const { engine, hasSessionCookie } = setup;
  const create = (config = {}) =>
    createTestServer(engine, {
      config: {
        hasSessionCookie,
        loginAttemptsPerMinute: 1_000,
        secretKey: 'k'.repeat(32),
        siteOrigin: ORIGIN,
        ...config,
      },
    });
  const listOf = async (server: TestServer, { headers }: Pick<TestUser, 'headers'>) =>
    (await server.app.inject({ url: `/${PASSKEY_PATHS.list}`, headers })).json();

  afterEach(closeTestServers);

  it('is added with the password, ends the sessions without it, and returns recovery codes once', async () => {
    const server = await create();
    const elsewhere = await server.signIn();
    const user = await server.signIn();
    expect(await listOf(server, user)).toEqual({ isOffered: true, passkeys: [] });
    expect((await post(server, PASSKEY_PATHS.start, { password: 'not it' }, user.headers)).statusCode).toBe(403);

    const phone = createSoftwarePasskey(ORIGIN);
    const added = await addPasskey(server, user, phone, '  Phone ');
    expect(added.statusCode).toBe(200);
    expect(added.json().recoveryCodes).toHaveLength(10);
    const later = await addPasskey(server, user, createSoftwarePasskey(ORIGIN), 'Laptop');
    expect(later.json()).toEqual({ recoveryCodes: [] });
    const { passkeys } = await listOf(server, user);
    expect(passkeys).toEqual([
      { id: phone.id, name: 'Phone', createdAt: new Date(START).toISOString(), lastUsedAt: null },
      expect.objectContaining({ name: 'Laptop' }),
    ]);
    const state = await server.app.inject({ url: `/${SECOND_FACTOR_PATHS.state}`, headers: user.headers });
    expect(state.json()).toMatchObject({ isOn: true, hasAuthenticator: false, recoveryCodesLeft: 10 });
    expect((await server.app.inject({ url: `/${PASSKEY_PATHS.list}`, headers: elsewhere.headers })).statusCode).toBe(
      401,
    );
  });

  it("signs in after the password with a signature of this sign-in's challenge", async () => {
    const server = await create();
    const passkey = createSoftwarePasskey(ORIGIN);
    await addPasskey(server, await server.signIn(), passkey);
    server.advance(1);
    const { ticket, hasAuthenticator, passkey: options } = await begin(server);
    expect(hasAuthenticator).toBe(false);
    expect(options).toMatchObject({
      rpId: 'genmaster.example',
      allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
    });
    const answer = await post(server, PASSKEY_PATHS.login, { ticket, credential: passkey.get(options) });
    expect(answer.statusCode).toBe(200);
    const { passkeys } = await listOf(server, { headers: headersAfter(answer) });
    expect(passkeys[0].lastUsedAt).toBe(new Date(START + 60_000).toISOString());
  });

  it('is refused when it is signed for another origin, challenge or sign-in, or by another key, or used again', async () => {
    const server = await create();
    const passkey = createSoftwarePasskey(ORIGIN);
    await addPasskey(server, await server.signIn(), passkey);
    const enter = async (make: (begun: Awaited<ReturnType<typeof begin>>) => object, ticket?: string) => {
      const begun = await begin(server);
      const answer = await post(server, PASSKEY_PATHS.login, {
        ticket: ticket ?? begun.ticket,
        credential: make(begun),
      });
      return answer.statusCode;
    };
    const stranger = createSoftwarePasskey(ORIGIN);
    const signature = Buffer.from('not a signature').toString('base64url');
    const first = await begin(server);
    const used = passkey.get(first.passkey);

    expect(await enter(({ passkey: options }) => passkey.get(options, 'https://evil.genmaster.example'))).toBe(401);
    expect(await enter(({ passkey: options }) => passkey.get({ ...options, rpId: 'evil.example' }))).toBe(401);
    expect(
      await enter(({ passkey: options }) => ({ ...stranger.get(options), id: passkey.id, rawId: passkey.id })),
    ).toBe(401);
    expect(await enter(({ passkey: options }) => stranger.get(options))).toBe(401);
    await server.db.deleteFrom('login_throttles').execute();
    expect(
      await enter(({ passkey: options }) => {
        const signed = passkey.get(options);
        return { ...signed, response: { ...signed.response, signature } };
      }),
    ).toBe(401);
    expect(await enter(() => used)).toBe(401);
    const replay = () => post(server, PASSKEY_PATHS.login, { ticket: first.ticket, credential: used });
    expect((await replay()).statusCode).toBe(200);
    expect((await replay()).statusCode).toBe(401);
    expect(await enter(({ passkey: options }) => passkey.get(options))).toBe(200);
  });

  it('is refused as a copy when its counter does not increase, and after five minutes', async () => {
    const server = await create();
    const passkey = createSoftwarePasskey(ORIGIN);
    await addPasskey(server, await server.signIn(), passkey);
    const enter = async (minutes = 0) => {
      const { ticket, passkey: options } = await begin(server);
      server.advance(minutes);
      return (await post(server, PASSKEY_PATHS.login, { ticket, credential: passkey.get(options) })).statusCode;
    };
    expect(await enter()).toBe(200);
    passkey.setCounter(0);
    expect(await enter()).toBe(401);
    passkey.setCounter(100);
    expect(await enter(6)).toBe(401);
    expect(await enter()).toBe(200);
  });

  it('is added only for the own challenge, once, and not for two accounts', async () => {
    const server = await create();
    const user = await server.signIn();
    const other = await server.signIn('asha');
    const passkey = createSoftwarePasskey(ORIGIN);
    const start = async ({ headers }: TestUser) =>
      (await post(server, PASSKEY_PATHS.start, { password }, headers)).json().options;
    const add = async ({ headers }: TestUser, credential: object) =>
      (await post(server, PASSKEY_PATHS.add, { name: 'Phone', credential }, headers)).statusCode;

    expect(await add(user, passkey.create({ ...(await start(other)) }))).toBe(400);
    expect(await add(user, passkey.create(await start(user), 'https://evil.genmaster.example'))).toBe(400);
    const made = passkey.create(await start(user));
    expect(await add(user, made)).toBe(200);
    expect(await add(user, made)).toBe(400);
    expect(await add(other, passkey.create(await start(other)))).toBe(400);
    expect(await listOf(server, other)).toMatchObject({ passkeys: [] });
  });

  it('is removed with the password; the last one takes the recovery codes with it, unless there is an authenticator', async () => {
    const server = await create();
    const user = await server.signIn();
    const passkey = createSoftwarePasskey(ORIGIN);
    await addPasskey(server, user, passkey);
    const remove = async (id: string, given: string = password, { headers } = user) =>
      (await post(server, PASSKEY_PATHS.remove, { id, password: given }, headers)).statusCode;
    expect(await remove(passkey.id, 'not it')).toBe(403);
    expect(await remove(passkey.id, password, await server.signIn('asha'))).toBe(404);
    const { secret } = (await post(server, SECOND_FACTOR_PATHS.start, { password }, user.headers)).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: START });
    expect((await post(server, SECOND_FACTOR_PATHS.confirm, { code }, user.headers)).statusCode).toBe(200);
    expect(await begin(server)).toMatchObject({ hasAuthenticator: true });

    expect(await remove(passkey.id)).toBe(200);
    const left = () => server.db.selectFrom('recovery_codes').selectAll().execute();
    expect(await left()).toHaveLength(10);
    expect((await post(server, SECOND_FACTOR_PATHS.remove, { password }, user.headers)).statusCode).toBe(200);
    expect(await left()).toEqual([]);
    expect((await server.login(userCode, password)).statusCode).toBe(200);
  });

  it('is not accepted where a production server does not know its origin, for any origin that the page sends', async () => {
    const unknown = await create({ siteOrigin: null, isProduction: true });
    const user = await unknown.signIn();
    expect(await listOf(unknown, user)).toMatchObject({ isOffered: false });
    const relayed = await post(
      unknown,
      PASSKEY_PATHS.start,
      { password },
      { ...user.headers, host: 'relay.example' },
      'https://relay.example',
    );
    expect(relayed.statusCode).toBe(409);
    const known = await create({ isProduction: true });
    const { headers } = await known.signIn();
    const from = async (origin: string) =>
      (await post(known, PASSKEY_PATHS.start, { password }, { ...headers, host: new URL(origin).host }, origin))
        .statusCode;
    expect(await from('https://relay.example')).toBe(409);
    expect(await from(ORIGIN)).toBe(200);
  });

  it('is enough where a second step is required, and is listed in the export without its key', async () => {
    const server = await create({ isSecondFactorRequired: true });
    const chief = await server.signIn('chief', ['users']);
    const list = () => server.app.inject({ url: `/${ADMINISTRATION_PATHS.users}`, headers: chief.headers });
    expect((await list()).statusCode).toBe(403);
    await addPasskey(server, chief, createSoftwarePasskey(ORIGIN));
    const users = await list();
    expect(users.statusCode).toBe(200);
    expect(users.json().users.find((each: { userCode: string }) => each.userCode === 'chief').hasSecondFactor).toBe(
      true,
    );
    const { public_key: key = '' } = (await server.db.selectFrom('passkeys').selectAll().executeTakeFirst()) ?? {};
    const exported = await server.app.inject({
      url: `/${ADMINISTRATION_PATHS.data}?userId=${chief.userId}`,
      headers: chief.headers,
    });
    expect(exported.json().passkeys).toEqual([expect.objectContaining({ name: 'Phone', rp_id: 'genmaster.example' })]);
    expect(exported.body).not.toContain(key);
  });
});
