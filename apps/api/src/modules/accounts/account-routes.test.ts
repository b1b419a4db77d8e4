import { ACCOUNT_PATHS, ADMINISTRATION_PATHS, AUTH_PATHS } from '@genmaster/auth-client/contract';
import { sql } from 'kysely';
import { DEMO_SIGN_IN } from '../../db/seed.ts';
import {
  closeTestServers,
  createTestServer,
  headersAfter,
  sessionSetups,
  type TestServer,
} from '../../testing/test-server.ts';

const { userCode, password } = DEMO_SIGN_IN;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = { 'genmaster-device': 'p'.repeat(40), 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1' }; // oxfmt-ignore
const laptop = { 'genmaster-device': 'l'.repeat(40), 'user-agent': FIREFOX };

const signIn = async ({ login }: TestServer, headers: Record<string, string> = laptop, remoteAddress = '192.0.2.1') =>
  headersAfter(await login(userCode, password, { headers, remoteAddress }));

const post = ({ app }: TestServer, path: string, headers: Record<string, string>, payload: object) =>
  app.inject({ method: 'POST', url: `/${path}`, headers, payload });
const listOf = async ({ app }: TestServer, headers: Record<string, string>) =>
  (await app.inject({ url: `/${ACCOUNT_PATHS.sessions}`, headers })).json().sessions;
const isIn = async ({ app }: TestServer, headers: Record<string, string>) =>
  (await app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers })).statusCode === 200;

describe.each(sessionSetups)('the own account, sessions in $kept on $engine', ({ engine, hasSessionCookie }) => {
  const create = () => createTestServer(engine, { config: { hasSessionCookie, loginAttemptsPerMinute: 1_000 } });

  afterEach(closeTestServers);

  it('lists its sessions with device, address and time, and marks a sign-in from a new device', async () => {
    const server = await create();
    const first = await signIn(server);
    server.advance(2);
    await signIn(server, phone, '2001:db8::7');
    await signIn(server);
    const [mine] = await listOf(server, first);
    expect(mine).toMatchObject({ isCurrent: true, device: 'Firefox, Linux', address: '192.0.2.1', isNewDevice: false });
    const others = (await listOf(server, first)).filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(others).toHaveLength(2);
    expect(others).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      device: 'Safari, iOS',
      address: '2001:db8::7',
      startedAt: '2026-11-20T12:02:00.000Z',
      lastSeenAt: '2026-11-20T12:02:00.000Z',
      expiresAt: '2026-11-21T00:02:00.000Z',
      isNewDevice: true,
      isCurrent: false,
    });
    expect(others).toContainEqual(expect.objectContaining({ device: 'Firefox, Linux', isNewDevice: false }));
  });

  it('ends one session, then all other sessions, and never a session of another user', async () => {
    const server = await create();
    const [mine, lost, third] = [await signIn(server), await signIn(server, phone), await signIn(server)];
    const stranger = await server.signIn('stranger');
    const { id } = (await listOf(server, mine)).find(({ device }: { device: string }) => device === 'Safari, iOS');
    expect((await post(server, ACCOUNT_PATHS.endSession, stranger.headers, { id })).statusCode).toBe(404);
    expect(await isIn(server, lost)).toBe(true);
    expect((await post(server, ACCOUNT_PATHS.endSession, mine, { id })).json()).toEqual({ ended: 1 });
    expect((await post(server, ACCOUNT_PATHS.endSession, mine, { id })).statusCode).toBe(404);
    expect(await isIn(server, lost)).toBe(false);
    expect((await post(server, ACCOUNT_PATHS.endOtherSessions, mine, {})).json()).toEqual({ ended: 1 });
    expect([await isIn(server, mine), await isIn(server, third), await isIn(server, stranger.headers)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('changes its password with the current one, keeps this session and ends the others', async () => {
    const server = await create();
    const [mine, other] = [await signIn(server), await signIn(server, phone)];
    const change = (given: string, newPassword: string) =>
      post(server, ACCOUNT_PATHS.password, mine, { password: given, newPassword });
    const wrong = await change('not-the-password', 'walnut-harbour-seventeen');
    expect({ status: wrong.statusCode, field: wrong.json().errors[0].field }).toEqual({
      status: 403,
      field: 'password',
    });
    const weak = await change(password, 'iloveyou1');
    expect(weak.json().errors).toEqual([{ field: 'newPassword', message: 'is one of those that are tried first' }]);
    expect(await isIn(server, other)).toBe(true);
    expect((await change(password, 'walnut-harbour-seventeen')).statusCode).toBe(200);
    expect([await isIn(server, mine), await isIn(server, other)]).toEqual([true, false]);
    expect((await server.login(userCode, password)).statusCode).toBe(401);
    expect((await server.login(userCode, 'walnut-harbour-seventeen')).statusCode).toBe(200);
  });

  it('sets one new password when two sessions change it at once, and keeps the session that set it', async () => {
    const server = await create();
    const both = [await signIn(server), await signIn(server, phone)];
    const words = ['walnut-harbour-seventeen', 'copper-lantern-eighteen'];
    const answers = await Promise.all(
      both.map((headers, index) =>
        post(server, ACCOUNT_PATHS.password, headers, { password, newPassword: words[index] }),
      ),
    );
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    // On a busy machine the session of the other may have ended before its request.
    expect([401, 403]).toContain(answers[1 - winner]?.statusCode);
    expect(await Promise.all(both.map((headers) => isIn(server, headers)))).toEqual([winner === 0, winner === 1]);
    const statuses = await Promise.all(words.map(async (word) => (await server.login(userCode, word)).statusCode));
    expect(statuses).toEqual(winner === 0 ? [200, 401] : [401, 200]);
  });

  it("throttles password guesses with a stolen session, without delaying the owner's sign-in", async () => {
    const server = await create();
    const stolen = await signIn(server);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const payload = { password: `guess ${turn}`, newPassword: 'walnut-harbour-seventeen' };
      statuses.push((await post(server, ACCOUNT_PATHS.password, stolen, payload)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await server.login(userCode, password)).statusCode).toBe(200);
  });

  it('exports all data stored about it, without secrets', async () => {
    const server = await create();
    const mine = await signIn(server);
    const answer = await server.app.inject({ url: `/${ACCOUNT_PATHS.ownData}`, headers: mine });
    expect(answer.json()).toMatchObject({
      user: { user_code: userCode, name: DEMO_SIGN_IN.name },
      sessions: [{ device: 'Firefox, Linux', address: '192.0.2.1' }],
      theme: null,
      otherThemes: [],
      trail: [{ action: 'signed-in', address: '192.0.2.1' }],
    });
    expect(answer.body).not.toMatch(/argon2|gm[a-z]_[\w-]{43}|[0-9a-f]{64}/);
  });

  it('exports the data even if the trail cannot be written', async () => {
    const server = await createTestServer('sqlite');
    const { headers } = await server.signIn();
    await sql`create trigger full_disk before insert on audit_events begin select raise(abort, 'full'); end`.execute(
      server.db,
    );
    const answer = await server.app.inject({ url: `/${ACCOUNT_PATHS.ownData}`, headers });
    expect({ status: answer.statusCode, code: answer.json().user?.user_code }).toEqual({ status: 200, code: userCode });
  });

  it('records sign-ins, refusals, new devices and changes in the trail', async () => {
    const server = await create();
    const mine = await signIn(server);
    await server.login(userCode, 'wrong', { headers: phone, remoteAddress: '203.0.113.9' });
    await server.login('my password by mistake', 'wrong', { headers: phone, remoteAddress: '203.0.113.9' });
    await signIn(server, phone, '198.51.100.1');
    await post(server, ACCOUNT_PATHS.endOtherSessions, mine, {});
    await post(server, AUTH_PATHS.logout, mine, {});
    const reader = await server.signIn('reader', ['audit']);
    const answer = await server.app.inject({ url: `/${ADMINISTRATION_PATHS.trail}`, headers: reader.headers });
    const { events } = answer.json();
    expect(events.map(({ action, actor }: Record<string, string>) => `${actor ?? '?'} ${action}`)).toEqual([
      'reader signed-in',
      'demo signed-out',
      'demo sessions-ended',
      'demo new-device',
      'demo signed-in',
      '? sign-in-refused',
      '? sign-in-refused',
      'demo signed-in',
    ]);
    expect(events[5]).toMatchObject({
      subject: null,
      account: expect.stringMatching(/^[0-9a-f]{16}$/),
      address: '203.0.113.9',
    });
    expect(events[6]).toMatchObject({ subject: 'demo', device: 'Safari, iOS' });
    expect(answer.body).not.toContain('by mistake');
    const denied = await server.app.inject({ url: `/${ADMINISTRATION_PATHS.trail}`, headers: await signIn(server) });
    expect(denied.statusCode).toBe(403);
  });
});
