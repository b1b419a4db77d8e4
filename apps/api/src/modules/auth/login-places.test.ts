import { randomBytes } from 'node:crypto';
import { DEMO_SIGN_IN } from '../../db/seed.ts';
import { setDisabled, setPassword, unlock } from '../../operator/user-commands.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestServer } from '../../testing/test-server.ts';
import { DEVICE_HEADER } from './login-places.ts';

const { userCode, password } = DEMO_SIGN_IN;
const home = { remoteAddress: '192.0.2.10' };
const cafe = { remoteAddress: '198.51.100.7' };
const YEAR_MINUTES = 365 * 24 * 60;
const device = { [DEVICE_HEADER]: randomBytes(32).toString('base64url') };

afterEach(closeTestServers);

/** Sends wrong passwords from unknown places until the account is closed to these. */
async function guess({ login }: TestServer, times = 12) {
  for (let turn = 0; turn < times; turn += 1)
    await login(userCode, `guess ${turn}`, { remoteAddress: `203.0.113.${turn}` });
}

describe.each(engines)('an account under attack by guesses on %s', (engine) => {
  const create = () => createTestServer(engine, { config: { loginAttemptsPerMinute: 1_000 } });

  it('lets its owner sign in from a known place while others guess for any length of time', async () => {
    const server = await create();
    expect((await server.login(userCode, password, home)).statusCode).toBe(200);
    for (let hour = 0; hour < 3; hour += 1) {
      await guess(server);
      expect((await server.login(userCode, password, cafe)).statusCode).toBe(429);
      expect((await server.login(userCode, password, home)).statusCode).toBe(200);
      server.advance(15);
    }
  });

  it('lets its owner sign in from a known place after someone signed in while the clock was a year ahead', async () => {
    const server = await create();
    await server.login(userCode, password, home);
    server.advance(YEAR_MINUTES);
    await server.signIn('other');
    server.advance(-YEAR_MINUTES);
    await guess(server);
    expect((await server.login(userCode, password, home)).statusCode).toBe(200);
  });

  it('lets a known device sign in from any address', async () => {
    const server = await create();
    expect((await server.login(userCode, password, { ...home, headers: device })).statusCode).toBe(200);
    await guess(server);
    expect((await server.login(userCode, password, { ...cafe, headers: device })).statusCode).toBe(200);
    const other = { [DEVICE_HEADER]: randomBytes(32).toString('base64url') };
    expect((await server.login(userCode, password, { remoteAddress: '198.51.100.8', headers: other })).statusCode).toBe(
      429,
    );
  });

  it('throttles guesses from a known place like those from any other', async () => {
    const server = await create();
    await server.login(userCode, password, home);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await server.login(userCode, 'guess', home)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('gives an attacker no new attempts when the owner signs in from a known place', async () => {
    const server = await create();
    await server.login(userCode, password, home);
    await guess(server);
    await server.login(userCode, password, home);
    expect((await server.login(userCode, 'guess', cafe)).statusCode).toBe(429);
  });

  it.each([
    { how: 'unlock', work: ({ db }: TestServer) => unlock(db, { userCode }) },
    { how: 'enable-user', work: ({ db }: TestServer) => setDisabled(db, { userCode, isDisabled: false }) },
    {
      how: 'set-password',
      work: ({ db }: TestServer) => setPassword(db, { userCode, password: 'walnut-harbour-seventeen' }),
    },
  ])('is unlocked after $how', async ({ how, work }) => {
    const server = await create();
    await server.login(userCode, password, home);
    await guess(server);
    for (let turn = 0; turn < 6; turn += 1) await server.login(userCode, 'guess', home);
    expect((await server.login(userCode, password, home)).statusCode).toBe(429);
    await work(server);
    const current = how === 'set-password' ? 'walnut-harbour-seventeen' : password;
    for (const from of [home, cafe]) expect((await server.login(userCode, current, from)).statusCode).toBe(200);
  });
});
