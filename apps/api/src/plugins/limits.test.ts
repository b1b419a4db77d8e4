import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestUser } from '../testing/test-server.ts';

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
