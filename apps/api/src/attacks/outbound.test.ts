import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { InjectOptions } from 'fastify';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { DEMO_SIGN_IN } from '../db/seed.ts';
import { REPORTS_PATH } from '../plugins/site-policy.ts';
import { themeOf } from '../testing/every-route.ts';
import { databasePlaces, engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, MACHINE_INFO, type TestUser } from '../testing/test-server.ts';
import { watchNetwork } from '../testing/watch-network.ts';

type Call = InjectOptions & { taken: number };

/** Returns a call for every field that may contain an address, each with its expected status. */
function callsWith(address: string, { userId, clientId, headers }: TestUser): Record<string, Call> {
  const url = (path: string) => `/${path}`;
  return {
    'the metadata of a page': {
      method: 'PUT',
      url: url(`${METADATA_PATHS.entry}/169`),
      headers,
      payload: {
        address: '/',
        entry: {
          title: address,
          og: [{ property: 'og:image', content: address }],
          data: [{ name: 'canonical', content: address }],
          schema: [{ '@type': 'VideoObject', '@context': address, thumbnailUrl: [address], contentUrl: address }],
        },
      },
      taken: 200,
    },
    'that metadata, read again': { method: 'GET', url: url(`${METADATA_PATHS.fromDatabase}/169`), taken: 200 },
    'a metadata file': {
      method: 'POST',
      url: url(METADATA_PATHS.fromFile),
      payload: { projectName: address },
      taken: 400,
    },
    'the machine of a sign-in': {
      method: 'POST',
      url: url(AUTH_PATHS.login),
      payload: {
        userCode: DEMO_SIGN_IN.userCode,
        password: DEMO_SIGN_IN.password,
        lansysInfModel: { ...MACHINE_INFO, sysinfo_ip: address, listof_ips: address, system_name: address },
      },
      taken: 200,
    },
    'a message': {
      method: 'POST',
      url: url(CONTACT_PATHS.messages),
      payload: {
        name: address,
        email: 'zoe@evil.example',
        subject: 'question',
        language: 'en',
        message: `Look at this page please: ${address}`,
        consent: true,
      },
      taken: 200,
    },
    'a report of the policy': {
      method: 'POST',
      url: url(REPORTS_PATH),
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'document-uri': address,
          'blocked-uri': address,
          'source-file': address,
          'effective-directive': 'img-src',
        },
      }),
      taken: 204,
    },
    'a report of the policy, by endpoint': {
      method: 'POST',
      url: url(REPORTS_PATH),
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([{ type: 'csp-violation', body: { documentURL: address, blockedURL: address } }]),
      taken: 204,
    },
    'a stylesheet': {
      method: 'POST',
      url: url(THEME_PATHS.updateClrScheme),
      headers,
      payload: {
        projectName: 'genmaster',
        scheme: { color_scheme: '1.7', name: 'Quay', theme_id: '1', colors: {}, css_path: address },
      },
      taken: 400,
    },
    'a saved theme': {
      method: 'POST',
      url: url(THEME_PATHS.saveUserThemeJson),
      headers,
      payload: {
        ...themeOf(userId, clientId),
        name: address,
        json: JSON.stringify({ css_path: address, '--bg-page': `url(${address})` }),
      },
      taken: 400,
    },
    'a page': { method: 'GET', url: `/${encodeURIComponent(address)}`, taken: 404 },
    'the Host header': {
      method: 'GET',
      url: '/health/live',
      headers: { host: address },
      // A host with a port is one; an address or a path is none.
      taken: /^[\w.-]+:\d+$/.test(address) ? 200 : 400,
    },
    'every other header that names a host': {
      method: 'GET',
      url: '/health/live',
      headers: {
        referer: address,
        forwarded: `for=${address};host=${address}`,
        'x-forwarded-for': address,
        'x-forwarded-host': address,
        'x-original-url': address,
        'x-rewrite-url': address,
        destination: address,
        via: `1.1 ${address}`,
        profile: address,
      },
      taken: 200,
    },
  };
}

describe.each(engines)('a request that contains another server’s address on %s', (engine) => {
  let other: Server;
  let visits = 0;

  beforeAll(async () => {
    other = createServer((socket) => {
      visits += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  afterAll(() => new Promise((resolve) => other.close(resolve)));
  afterEach(closeTestServers);

  it('makes the server connect only to its database, for any place of the address', async () => {
    const server = await createTestServer(engine, { config: { trustedProxies: 1 } });
    const user = await server.signIn('editor', ['metadata', 'schemes']);
    const here = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const network = watchNetwork();
    let lastAddress = 0;

    for (const address of [
      `http://${here}/x`,
      `//${here}/x`,
      `localhost:${here.split(':')[1]}`,
      'http://169.254.169.254/latest/meta-data/',
      'https://evil.example/x.css',
      'http://[::1]:5432/',
      'file:///etc/passwd',
      'ldap://evil.example/a',
      '\\\\evil.example\\share',
    ]) {
      for (const [place, { taken, ...call }] of Object.entries(callsWith(address, user))) {
        const remoteAddress = `10.1.0.${(lastAddress += 1)}`;
        const { statusCode } = await server.app.inject({ remoteAddress, ...call });
        expect({ address, place, statusCode }).toEqual({ address, place, statusCode: taken });
      }
    }

    network.stop();
    const elsewhere = network.reached().filter((place) => !databasePlaces(engine).includes(place));
    expect(elsewhere).toEqual([]);
    expect(visits).toBe(0);
  });
});
