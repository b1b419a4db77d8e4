import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { createUser, endSessions, setPermission } from './operator.ts';
import { engines } from './testing/test-database.ts';
import { closeTestServers, createTestServer } from './testing/test-server.ts';

const alice = { userCode: 'alice', name: 'Alice', password: 'correct horse battery' };

describe.each(engines)('the operator on %s', (engine) => {
  afterEach(closeTestServers);

  it('makes a user who can sign in', async () => {
    const { db, login } = await createTestServer(engine);
    expect(await createUser(db, alice)).toBe('Made the user alice.');
    expect((await login('ALICE', alice.password)).statusCode).toBe(200);
  });

  it('cannot make the same user twice, whatever the case', async () => {
    const { db } = await createTestServer(engine);
    await createUser(db, alice);
    await expect(createUser(db, { ...alice, userCode: 'Alice' })).rejects.toThrow('is taken');
  });

  it.each([
    { reason: 'a short password', changes: { password: '1234567' }, message: 'A password has 8' },
    { reason: 'no user code', changes: { userCode: '' }, message: 'A user code has' },
    { reason: 'a blank in the user code', changes: { userCode: 'a b' }, message: 'A user code has' },
    { reason: 'no name', changes: { name: ' ' }, message: 'A name has' },
  ])('cannot make a user with $reason', async ({ changes, message }) => {
    const { db } = await createTestServer(engine);
    await expect(createUser(db, { ...alice, ...changes })).rejects.toThrow(message);
  });

  it('gives only permissions that there are, to users that there are', async () => {
    const { db } = await createTestServer(engine);
    const give = (userCode: string, permission: string) => setPermission(db, { userCode, permission, isGranted: true });
    await expect(give('demo', 'everything')).rejects.toThrow('There are: metadata, schemes');
    await expect(give('nobody', 'metadata')).rejects.toThrow('There is no user');
    expect(await give('demo', 'metadata')).toBe('demo has the permission metadata.');
    expect(await give('demo', 'metadata')).toBe('demo has the permission metadata.');
  });

  it('signs a user out everywhere', async () => {
    const { app, db, signIn } = await createTestServer(engine);
    const { headers } = await signIn();
    await endSessions(db, 'demo');
    expect((await app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers })).statusCode).toBe(401);
    await expect(endSessions(db, 'nobody')).rejects.toThrow('There is no user');
  });
});
