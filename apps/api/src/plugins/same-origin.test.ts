import { AUTH_PATHS, AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { InjectOptions } from 'fastify';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

const HOST = 'app.genmaster.example';

/** Origins of other sites: some look like ours, some are not valid. */
const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  '*',
  '',
  'https://evil.example/app.genmaster.example',
  `https://${HOST}.evil.example`,
  `https://evil-${HOST}`,
  `https://evil${HOST}`,
  'https://genmaster.example',
  `https://sub.${HOST}`,
  `https://${HOST}:8443`,
  `https://${HOST}@evil.example`,
  `https://${HOST}%60.evil.example`,
  `https://${HOST}_.evil.example`,
  'https://appXgenmaster.example',
  `https://${HOST}, https://evil.example`,
  'file://',
  'chrome-extension://abcdefghijklmnop',
];

afterEach(closeTestServers);

describe.each(engines)('a page of another origin on %s', (engine) => {
  it.each(FOREIGN_ORIGINS)('can read no response and change nothing: “%s”', async (origin) => {
    const { app, signIn } = await createTestServer(engine);
    const { headers, userId } = await signIn();
    const asking = { ...headers, host: HOST, origin };
    const reading: InjectOptions[] = [
      { url: `/${METADATA_PATHS.fromDatabase}/169` },
      { url: `/${AUTH_PATHS.userDetails}` },
      { url: `/${THEME_PATHS.getUserThemeJson}/${userId}` },
      { url: '/openapi.json' },
    ];
    for (const request of reading) {
      const answer = await app.inject({ ...request, headers: asking });
      // The browser hides the response from the page: no header allows the page to read it.
      expect(answer.statusCode).toBe(200);
      expect(allowances(answer.headers)).toEqual([]);
    }
    const first = await app.inject({
      method: 'OPTIONS',
      url: `/${THEME_PATHS.saveUserThemeJson}`,
      headers: {
        host: HOST,
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': `content-type,${AUTH_TOKEN_KEY}`,
      },
    });
    expect(first.statusCode).toBeGreaterThanOrEqual(400);
    expect(allowances(first.headers)).toEqual([]);
    const change = await app.inject({
      method: 'POST',
      url: `/${AUTH_PATHS.logout}`,
      headers: { ...asking, 'content-type': 'application/json' },
      payload: {},
    });
    expect(change.statusCode).toBe(403);
    expect(allowances(change.headers)).toEqual([]);
    expect((await app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers })).statusCode).toBe(200);
  });
});

const allowances = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));
