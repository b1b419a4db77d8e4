import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { closeTestServers, createTestServer, MACHINE_INFO } from '../testing/test-server.ts';

afterEach(closeTestServers);

async function behindProxies(trustedProxies: number) {
  const { app } = await createTestServer('sqlite', { config: { trustedProxies, loginAttemptsPerMinute: 2 } });
  app.get('/address', { config: { access: 'public' } }, async ({ ip }) => ip);
  const addressOf = async (forwarded: string) =>
    (await app.inject({ url: '/address', headers: { 'x-forwarded-for': forwarded } })).body;
  return { app, addressOf };
}

describe('the address of a visitor behind a proxy', () => {
  it.each([
    { forwarded: '203.0.113.7', address: '203.0.113.7' },
    { forwarded: '203.0.113.7:51234', address: '203.0.113.7' },
    { forwarded: '[2001:db8::7]:51234', address: '2001:db8::7' },
    { forwarded: '[2001:db8::7]', address: '2001:db8::7' },
    { forwarded: '198.51.100.1, 203.0.113.7:51234', address: '203.0.113.7' },
    // The proxy named no address: the entry before it comes from the visitor and is not trusted.
    { forwarded: '198.51.100.1, unknown', address: '127.0.0.1' },
    { forwarded: 'x'.repeat(2_000), address: '127.0.0.1' },
    { forwarded: '', address: '127.0.0.1' },
  ])('is $address for "$forwarded"', async ({ forwarded, address }) => {
    const { addressOf } = await behindProxies(1);
    expect(await addressOf(forwarded)).toBe(address);
  });

  it('is that of the connection where no proxy is trusted', async () => {
    const { addressOf } = await behindProxies(0);
    expect(await addressOf('203.0.113.7')).toBe('127.0.0.1');
  });

  it('counts as one for the limits, with any port that the proxy adds', async () => {
    const { app } = await behindProxies(1);
    const statuses: number[] = [];
    for (let port = 50_000; port < 50_004; port += 1) {
      const payload = { userCode: `somebody-${port}`, password: 'guess', lansysInfModel: MACHINE_INFO };
      const headers = { 'x-forwarded-for': `203.0.113.7:${port}` };
      statuses.push((await app.inject({ method: 'POST', url: `/${AUTH_PATHS.login}`, headers, payload })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
  });
});
