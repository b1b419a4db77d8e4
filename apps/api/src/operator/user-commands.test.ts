import { ACCOUNT_PATHS, AUTH_PATHS } from '@genmaster/auth-client/contract';
import { listTrail } from './audit-command.ts';
import {
  createUser,
  deleteUser,
  exportUserData,
  invite,
  listSessions,
  makeResetLink,
  revokeSession,
  revokeSessionsOf,
  setDisabled,
  setPassword,
  setPermission,
} from './user-commands.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

const userDetails = { url: `/${AUTH_PATHS.userDetails}` };
const alice = { userCode: 'alice', name: 'Alice', password: 'correct horse battery' };

describe.each(engines)('the operator on %s', (engine) => {
  afterEach(closeTestServers);

  it('creates a user who can sign in', async () => {
    const { db, login } = await createTestServer(engine);
    expect(await createUser(db, alice)).toBe('Made the user alice.');
    expect((await login('ALICE', alice.password)).statusCode).toBe(200);
  });

  it('cannot create the same user twice, in upper or lower case', async () => {
    const { db } = await createTestServer(engine);
    await createUser(db, alice);
    await expect(createUser(db, { ...alice, userCode: 'Alice' })).rejects.toThrow('is taken');
  });

  it.each([
    { reason: 'a short password', changes: { password: '1234567' }, message: 'A password has 8' },
    { reason: 'a password that many use', changes: { password: 'iloveyou1' }, message: 'tried first' },
    { reason: 'a password with the user code', changes: { password: 'alice2026!' }, message: 'holds the user code' },
    { reason: 'no user code', changes: { userCode: '' }, message: 'A user code has' },
    { reason: 'a blank in the user code', changes: { userCode: 'a b' }, message: 'A user code has' },
    { reason: 'no name', changes: { name: ' ' }, message: 'A name has' },
    { reason: 'a name of two lines', changes: { name: 'A\nB' }, message: 'A name has' },
    { reason: 'a name with a control character', changes: { name: 'A\u001b[31m' }, message: 'A name has' },
    { reason: 'a name that turns its direction', changes: { name: 'A\u202e' }, message: 'A name has' },
    { reason: 'bytes that were no UTF-8', changes: { name: 'Zo\uFFFD' }, message: 'no text in UTF-8' },
    { reason: 'an address without a domain', changes: { email: 'alice' }, message: 'An address has' },
  ])('cannot create a user with $reason', async ({ changes, message }) => {
    const { db } = await createTestServer(engine);
    await expect(createUser(db, { ...alice, ...changes })).rejects.toThrow(message);
  });

  it('grants only existing permissions, to existing users', async () => {
    const { db } = await createTestServer(engine);
    const give = (userCode: string, permission: string) => setPermission(db, { userCode, permission, isGranted: true });
    await expect(give('demo', 'everything')).rejects.toThrow('There are: metadata, schemes');
    await expect(give('nobody', 'metadata')).rejects.toThrow('There is no user');
    expect(await give('demo', 'metadata')).toBe('demo has the permission metadata.');
    expect(await give('demo', 'metadata')).toBe('demo has the permission metadata.');
  });

  it('lists who is signed in, and ends one session by its id', async () => {
    const { app, db, signIn } = await createTestServer(engine, { now: () => new Date() });
    const [{ headers }, second] = [await signIn(), await signIn('second')];
    const list = await listSessions(db);
    expect(list).toMatch(/^session +user +application +started +last seen +ends +address +device\n/);
    const id = /^(\w{16}) +second /m.exec(list)?.[1] ?? '';
    expect(await revokeSession(db, id)).toBe(`Ended the session ${id}.`);
    expect((await app.inject({ ...userDetails, headers: second.headers })).statusCode).toBe(401);
    expect((await app.inject({ ...userDetails, headers })).statusCode).toBe(200);
    expect(await listSessions(db, 'second')).toBe('second is not signed in.');
    for (const unknown of [id, '%', '', 'x'.repeat(16)]) {
      await expect(revokeSession(db, unknown)).rejects.toThrow('There is no session');
    }
  });

  it('invites a user with a link that works once, and creates another one for a new password', async () => {
    const { app, db, login } = await createTestServer(engine, { now: () => new Date() });
    const use = (text: string, password: string) => {
      const token = /^https:\/\/site\.example\/#link=(gml_[\w-]{43})$/m.exec(text)?.[1];
      return app.inject({ method: 'POST', url: `/${ACCOUNT_PATHS.useLink}`, payload: { token, password } });
    };
    const origin = 'https://site.example';
    const invited = await invite(db, { userCode: 'alice', name: 'Alice', email: 'alice@example.org', origin });
    expect((await use(invited, 'alice-2026')).statusCode).toBe(400);
    expect((await use(invited, alice.password)).json()).toEqual({ userCode: 'alice' });
    expect((await use(invited, alice.password)).statusCode).toBe(404);
    expect((await login('alice', alice.password)).statusCode).toBe(200);
    const reset = await makeResetLink(db, { userCode: 'ALICE', origin });
    expect((await use(reset, 'another horse battery')).statusCode).toBe(200);
    expect((await login('alice', alice.password)).statusCode).toBe(401);
    expect((await login('alice', 'another horse battery')).statusCode).toBe(200);
  });

  it("deletes a user after confirmation, and exports a user's data", async () => {
    const { db, login } = await createTestServer(engine);
    await createUser(db, alice);
    await login('alice', alice.password);
    const exported = JSON.parse(await exportUserData(db, 'alice'));
    expect(exported).toMatchObject({
      user: { user_code: 'alice', name: 'Alice' },
      sessions: [{ address: '127.0.0.1' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|password_hash|token_hash/);
    await expect(deleteUser(db, { userCode: 'alice', word: 'yes' })).rejects.toThrow('Nothing was deleted');
    expect(await deleteUser(db, { userCode: 'alice', word: 'alice' })).toMatch('is deleted');
    expect((await login('alice', alice.password)).statusCode).toBe(401);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('leaves a trail of every command under their name, which no deletion removes', async () => {
    const { db } = await createTestServer(engine);
    expect(await listTrail(db)).toBe('The trail is empty.');
    await createUser(db, alice);
    await setPermission(db, { userCode: 'alice', permission: 'messages', isGranted: true });
    await setDisabled(db, { userCode: 'alice', isDisabled: true });
    const { id = '' } =
      (await db.selectFrom('users').select('id').where('user_code', '=', 'alice').executeTakeFirst()) ?? {};
    await deleteUser(db, { userCode: 'alice', word: 'alice' });
    const lines = (await listTrail(db, id)).split('\n').slice(1);
    expect(lines.map((line) => line.split(/ {2,}/)[1])).toEqual([
      'user-deleted',
      'user-disabled',
      'permission-granted',
      'user-created',
    ]);
    for (const line of lines) expect(line).toMatch(new RegExp(`operator \\S+ +${id}`));
    await expect(listTrail(db, 'nobody')).rejects.toThrow('Nothing in the trail');
  });

  it('signs a user out everywhere', async () => {
    const { app, db, signIn } = await createTestServer(engine);
    const { headers } = await signIn();
    expect(await revokeSessionsOf(db, 'demo')).toBe('Ended 1 session of demo.');
    expect((await app.inject({ ...userDetails, headers })).statusCode).toBe(401);
    await expect(revokeSessionsOf(db, 'nobody')).rejects.toThrow('There is no user');
  });

  it('sets a new password; the old one and its sessions no longer work', async () => {
    const { app, db, login, signIn } = await createTestServer(engine);
    const { headers } = await signIn();
    for (const password of ['short', 'password123', 'my-demo-password']) {
      await expect(setPassword(db, { userCode: 'demo', password })).rejects.toThrow('password');
    }
    expect((await app.inject({ ...userDetails, headers })).statusCode).toBe(200);
    expect(await setPassword(db, { userCode: 'demo', password: 'correct horse' })).toMatch('new password');
    expect((await app.inject({ ...userDetails, headers })).statusCode).toBe(401);
    expect((await login('demo', 'genmaster-demo')).statusCode).toBe(401);
    expect((await login('demo', 'correct horse')).statusCode).toBe(200);
  });

  it('disables and enables a user', async () => {
    const { app, db, login, signIn } = await createTestServer(engine);
    const { headers } = await signIn();
    await setDisabled(db, { userCode: 'demo', isDisabled: true });
    expect((await app.inject({ ...userDetails, headers })).statusCode).toBe(401);
    expect((await login('demo', 'genmaster-demo')).statusCode).toBe(401);
    await setDisabled(db, { userCode: 'demo', isDisabled: false });
    expect((await app.inject({ ...userDetails, headers })).statusCode).toBe(401);
    expect((await login('demo', 'genmaster-demo')).statusCode).toBe(200);
  });
});
