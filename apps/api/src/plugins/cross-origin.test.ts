import { AUTH_PATHS, AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { readConfig } from '../config.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

const SITE = 'https://www.example.com';
const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'sagauthtoken,if-match' };

afterEach(closeTestServers);

const serve = () => createTestServer('sqlite', { config: { corsOrigins: [SITE] } });

describe('a site on another origin that may call this server', () => {
  it('gets the preflight response before it sends what no form can send', async () => {
    const { app } = await serve();
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `/${THEME_PATHS.saveUserThemeJson}`,
      headers: { origin: SITE, ...asked },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-max-age': '7200',
      vary: expect.stringContaining('Origin'),
    });
    expect(String(answer.headers['access-control-allow-headers']).toLowerCase()).toContain('sagauthtoken');
    expect(answer.headers['access-control-allow-headers']).toContain('genmaster-device');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('signs in, reads and saves, and reads the revision of what it saved', async () => {
    const { app, login, signIn } = await serve();
    const elsewhere = { origin: SITE, 'sec-fetch-site': 'cross-site' };
    const signedIn = await login('demo', 'genmaster-demo', { headers: elsewhere });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers['access-control-allow-origin']).toBe(SITE);
    const { userId, clientId } = await signIn();
    const headers = { ...elsewhere, [AUTH_TOKEN_KEY]: signedIn.json().data.SagAuthToken };
    const saved = await app.inject({
      method: 'POST',
      url: `/${THEME_PATHS.saveUserThemeJson}`,
      headers,
      payload: {
        id: null,
        name: '',
        menuPos: '1',
        dTemplate: false,
        json: '{}',
        userId,
        sagClientId: clientId,
        flag: 'I',
        revision: 0,
        mode: null,
      },
    });
    expect(saved.json()).toMatchObject({ status: 1 });
    const read = await app.inject({ url: `/${THEME_PATHS.getUserThemeJson}/${userId}`, headers });
    expect(read.headers).toMatchObject({ 'access-control-allow-origin': SITE, etag: saved.headers.etag });
    expect(String(read.headers['access-control-expose-headers'])).toContain('etag');
  });

  it.each(['https://evil.example', 'https://www.example.com.evil.example', 'http://www.example.com', 'null'])(
    'cannot be another one: %s',
    async (origin) => {
      const { app, login } = await serve();
      expect((await login('demo', 'genmaster-demo', { headers: { origin } })).statusCode).toBe(403);
      const read = await app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers: { origin } });
      expect(read.headers['access-control-allow-origin']).toBeUndefined();
      const preflight = await app.inject({ method: 'OPTIONS', url: '/', headers: { origin, ...asked } });
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('gets the methods of an address for OPTIONS that is no preflight request', async () => {
    const { app } = await serve();
    for (const headers of [{}, { origin: SITE }]) {
      const answer = await app.inject({ method: 'OPTIONS', url: `/${AUTH_PATHS.login}`, headers });
      expect({ status: answer.statusCode, allow: answer.headers.allow }).toEqual({
        status: 204,
        allow: 'POST, OPTIONS',
      });
    }
    const unknown = await app.inject({ method: 'OPTIONS', url: '/nowhere' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers['content-type']).toMatch('application/problem+json');
  });

  it.each([
    { method: 'DELETE', url: `/${AUTH_PATHS.login}`, status: 405 },
    { method: 'GET', url: `/${AUTH_PATHS.userDetails}`, status: 401 },
    { method: 'GET', url: '/nowhere', status: 404 },
  ] as const)('can read why $method $url is refused', async ({ method, url, status }) => {
    const { app } = await serve();
    const { statusCode, headers } = await app.inject({ method, url, headers: { origin: SITE } });
    expect({ status: statusCode, readBy: headers['access-control-allow-origin'] }).toEqual({ status, readBy: SITE });
  });

  it('does not work with a session cookie, and the start refuses that', () => {
    const read = () => readConfig({ CORS_ORIGINS: SITE, SESSION_COOKIE: 'on' });
    expect(read).toThrow('SESSION_COOKIE is on and CORS_ORIGINS is set');
    expect(() => readConfig({ CORS_ORIGINS: 'www.example.com' })).toThrow('CORS_ORIGINS has a value');
    expect(readConfig({ CORS_ORIGINS: `${SITE} https://example.com` }).corsOrigins).toHaveLength(2);
  });
});
