import { sql } from 'kysely';
import { AUTH_PATHS, AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { DEMO_SIGN_IN } from '../../db/seed.ts';
import {
  closeTestServers,
  createTestServer,
  headersAfter,
  sessionSetups,
  type TestServer,
} from '../../testing/test-server.ts';

const userDetails = { url: `/${AUTH_PATHS.userDetails}` };

async function signIn(server: TestServer) {
  return headersAfter(await server.login(DEMO_SIGN_IN.userCode, DEMO_SIGN_IN.password));
}

/** Makes updates of the sessions table fail, as on a full disk. */
async function refuseUpdates({ db }: TestServer): Promise<void> {
  const [{ isSqlite } = { isSqlite: true }] = await sql<{
    isSqlite: boolean;
  }>`select true as "isSqlite" from sqlite_master limit 1`
    .execute(db)
    .then(({ rows }) => rows)
    .catch(() => [{ isSqlite: false }]);
  if (isSqlite) {
    await sql`create trigger full_disk before update on sessions begin select raise(abort, 'database or disk is full'); end`.execute(
      db,
    );
  } else {
    await sql`create function full_disk() returns trigger as 'begin raise exception ''disk full'' using errcode = ''53100''; end' language plpgsql`.execute(
      db,
    );
    await sql`create trigger full_disk before update on sessions for each row execute function full_disk()`.execute(db);
  }
}

describe.each(sessionSetups)('a session in $kept on $engine', ({ engine, hasSessionCookie }) => {
  const create = () => createTestServer(engine, { config: { hasSessionCookie } });

  afterEach(closeTestServers);

  it('starts the app session for its own token only', async () => {
    const server = await create();
    const [headers, other] = [await signIn(server), await signIn(server)];
    const start = (token: string | undefined) =>
      server.app.inject({
        method: 'POST',
        url: `/${AUTH_PATHS.appSessions}`,
        headers,
        payload: { appCode: 'GENMASTER', token },
      });
    expect((await start(headers[AUTH_TOKEN_KEY])).json().data.appCode).toBe('GENMASTER');
    expect((await start(other[AUTH_TOKEN_KEY])).statusCode).toBe(401);
  });

  it('is signed out once, however often it is asked at once', async () => {
    const server = await create();
    const headers = await signIn(server);
    const signOut = () => server.app.inject({ method: 'POST', url: `/${AUTH_PATHS.logout}`, headers, payload: {} });
    const answers = await Promise.all([signOut(), signOut(), signOut()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const noted = server.db.selectFrom('audit_events').select('action').where('action', '=', 'signed-out');
    expect(await noted.execute()).toHaveLength(1);
  });

  it('ends when its browser signs in again, and no other session does', async () => {
    const server = await create();
    const [headers, elsewhere] = [await signIn(server), await signIn(server)];
    const isOpen = async (own: Record<string, string>) =>
      (await server.app.inject({ ...userDetails, headers: own })).statusCode === 200;
    const { userCode, password } = DEMO_SIGN_IN;
    expect((await server.login(userCode, 'wrong', { headers })).statusCode).toBe(401);
    expect(await isOpen(headers)).toBe(true);
    const again = headersAfter(await server.login(userCode, password, { headers }));
    expect(await Promise.all([headers, again, elsewhere].map(isOpen))).toEqual([false, true, true]);
  });

  it('ends at once after logout, and a second logout changes nothing', async () => {
    const server = await create();
    const headers = await signIn(server);
    const logout = () => server.app.inject({ method: 'POST', url: `/${AUTH_PATHS.logout}`, headers, payload: {} });
    expect((await logout()).statusCode).toBe(200);
    expect((await server.app.inject({ ...userDetails, headers })).statusCode).toBe(401);
    expect((await logout()).statusCode).toBe(200);
  });

  it('ends after half an hour without a request, and continues with one', async () => {
    const server = await create();
    const headers = await signIn(server);
    const status = async () => (await server.app.inject({ ...userDetails, headers })).statusCode;
    server.advance(29);
    expect(await status()).toBe(200);
    server.advance(29);
    expect(await status()).toBe(200);
    server.advance(31);
    expect(await status()).toBe(401);
  });

  it('is read when the database cannot be written', async () => {
    const server = await create();
    const headers = await signIn(server);
    server.advance(2);
    await refuseUpdates(server);
    expect((await server.app.inject({ ...userDetails, headers })).statusCode).toBe(200);
  });

  it('ends after half an hour without a request, also when its last one came while the clock was ahead', async () => {
    const server = await create();
    const headers = await signIn(server);
    const status = async () => (await server.app.inject({ ...userDetails, headers })).statusCode;
    for (let turn = 0; turn < 12; turn += 1) {
      server.advance(20);
      expect(await status()).toBe(200);
    }
    server.advance(-12 * 20 + 1);
    expect(await status()).toBe(200);
    server.advance(31);
    expect(await status()).toBe(401);
  });

  it('survives a sign-in while the clock is days ahead', async () => {
    const server = await create();
    const headers = await signIn(server);
    server.advance(3 * 24 * 60);
    await signIn(server);
    server.advance(-3 * 24 * 60);
    expect((await server.app.inject({ ...userDetails, headers })).statusCode).toBe(200);
  });

  it('ends after twelve hours even if it is in use', async () => {
    const server = await create();
    const headers = await signIn(server);
    for (let quarter = 0; quarter < 4 * 12 - 1; quarter += 1) {
      server.advance(15);
      expect((await server.app.inject({ ...userDetails, headers })).statusCode).toBe(200);
    }
    server.advance(15);
    expect((await server.app.inject({ ...userDetails, headers })).statusCode).toBe(401);
  });

  it('does not accept a random text in the format of a token', async () => {
    const { app } = await create();
    for (const token of ['', 'garbled', 'gms_short', `gms_${'A'.repeat(43)}`, 'x'.repeat(5000), "' or 1=1 --"]) {
      const answer = await app.inject({ ...userDetails, headers: { [AUTH_TOKEN_KEY]: token } });
      expect({ token, status: answer.statusCode }).toEqual({ token, status: 401 });
      expect(answer.json().title).toBe('Unauthorized');
    }
  });

  it('is invalid when it began in the future, and survives a clock correction of a few minutes', async () => {
    const server = await create();
    server.advance(60 * 24 * 365);
    const headers = await signIn(server);
    const status = async () => (await server.app.inject({ ...userDetails, headers })).statusCode;
    server.advance(-4);
    expect(await status()).toBe(200);
    server.advance(-60);
    expect(await status()).toBe(401);
  });
});
