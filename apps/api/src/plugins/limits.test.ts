import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestUser } from '../testing/test-server.ts';
import { REPORTS_PATH } from './site-policy.ts';

afterEach(closeTestServers);

const SAVES = 3;

describe.each(engines)('the limit of saves on %s', (engine) => {
  it('is counted per user, so that users of one address do not share it', async () => {
    const { app, signIn } = await createTestServer(engine, { config: { savesPerMinute: SAVES } });
    const [busy, other] = [await signIn(), await signIn('other')];
    // Refused requests count as well, and cost no disk write.
    const trySave = async ({ headers }: TestUser, remoteAddress: string) =>
      (
        await app.inject({
          method: 'POST',
          url: `/${THEME_PATHS.saveUserThemeJson}`,
          headers,
          payload: {},
          remoteAddress,
        })
      ).statusCode;
    for (let turn = 0; turn < SAVES; turn += 1) expect(await trySave(busy, `10.0.0.${turn}`)).toBe(400);
    expect(await trySave(busy, '10.0.0.250')).toBe(429);
    expect(await trySave(other, '10.0.0.250')).toBe(400);
  });
});

describe.each(engines)('the limit of logins on %s', (engine) => {
  const attempts = async (
    addresses: readonly { remoteAddress: string; headers?: Record<string, string> }[],
    trustedProxies = 0,
  ) => {
    const { login } = await createTestServer(engine, { config: { loginAttemptsPerMinute: 2, trustedProxies } });
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await login('demo', 'genmaster-demo', address)).statusCode);
    return statuses;
  };
  const forwarded = (from: string) => ({ remoteAddress: '192.0.2.1', headers: { 'x-forwarded-for': from } });

  it('is shared by the IPv6 addresses of one network, which one visitor may choose from', async () => {
    const neighbours = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'];
    expect(await attempts(neighbours.map((remoteAddress) => ({ remoteAddress })))).toEqual([200, 200, 429, 200]);
  });

  it('is not raised by a forged address', async () => {
    expect(await attempts(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(forwarded))).toEqual([200, 200, 429]);
  });

  it('is that of the visitor behind a trusted proxy, for any forged address before it', async () => {
    expect(await attempts(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(forwarded), 1)).toEqual([200, 200, 200]);
    const claims = ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1', '3.3.3.3, 10.0.0.1'];
    expect(await attempts(claims.map(forwarded), 1)).toEqual([200, 200, 429]);
  });
});

it('counts by the time that has passed, whatever the clock of the machine says meanwhile', async () => {
  const { app } = await createTestServer('sqlite');
  const report = async () => {
    const headers = { 'content-type': 'application/csp-report' };
    const answer = await app.inject({ method: 'POST', url: `/${REPORTS_PATH}`, headers, payload: '{"csp-report":{}}' });
    return answer.statusCode;
  };
  const clock = jest.spyOn(Date, 'now');
  const [ahead, passed] = [Date.now() + 3_600_000, performance.now()];
  clock.mockReturnValue(ahead);
  for (let sent = 0; sent < 60; sent += 1) await report();
  expect(await report()).toBe(429);
  clock.mockRestore();
  const time = jest.spyOn(performance, 'now').mockReturnValue(passed + 59_000);
  expect(await report()).toBe(429);
  time.mockReturnValue(performance.now() + 2_000 + 1_000);
  expect(await report()).not.toBe(429);
  time.mockRestore();
});
