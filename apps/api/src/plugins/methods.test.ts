import type { AddressInfo } from 'node:net';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { sendLines } from '../testing/raw-request.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { API_POLICY } from './security-headers.ts';

afterEach(closeTestServers);

const project = `/${METADATA_PATHS.drafts}/169`;

describe('an address of the API', () => {
  it.each([
    { method: 'PUT', url: `/${AUTH_PATHS.login}`, allow: 'POST, OPTIONS' },
    { method: 'GET', url: `/${AUTH_PATHS.login}`, allow: 'POST, OPTIONS' },
    { method: 'DELETE', url: `/${AUTH_PATHS.userDetails}?x=1`, allow: 'GET, HEAD, OPTIONS' },
    { method: 'PATCH', url: project, allow: 'GET, HEAD, PUT, OPTIONS' },
    { method: 'POST', url: '/openapi.json', allow: 'GET, HEAD, OPTIONS' },
  ] as const)('refuses $method $url with 405 and its methods', async ({ method, url, allow }) => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({
      allow,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': API_POLICY,
    });
    expect(answer.json()).toMatchObject({
      title: 'Method Not Allowed',
      detail: `This address does not answer ${method}. It answers ${allow}.`,
      requestId: answer.headers['x-request-id'],
    });
  });

  it('refuses a wrong method before it reads the body', async () => {
    const { app } = await createTestServer('sqlite');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'PUT', url: `/${AUTH_PATHS.login}`, headers, payload: 'a=b' });
    expect(answer.statusCode).toBe(405);
  });

  it('responds to HEAD with the headers of GET, also to a client that has the current copy', async () => {
    const { app } = await createTestServer('sqlite');
    const url = `/${METADATA_PATHS.fromDatabase}/169`;
    const ask = async (method: 'GET' | 'HEAD', more = {}) => {
      const { statusCode, headers } = await app.inject({ method, url, headers: more });
      const { date: _date, 'x-request-id': _id, ...kept } = headers;
      return { statusCode, headers: kept };
    };
    const whole = await ask('GET');
    expect(await ask('HEAD')).toEqual(whole);
    const held = { 'if-none-match': String(whole.headers.etag) };
    expect(await ask('HEAD', held)).toEqual(await ask('GET', held));
  });

  it('responds to OPTIONS with its methods', async () => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject({ method: 'OPTIONS', url: project });
    expect({ status: answer.statusCode, allow: answer.headers.allow, body: answer.body }).toEqual({
      status: 204,
      allow: 'GET, HEAD, PUT, OPTIONS',
      body: '',
    });
  });

  it('is not needed by OPTIONS, which asks with * for the methods of the whole server', async () => {
    const { app } = await createTestServer('sqlite');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await sendLines(port, ['OPTIONS * HTTP/1.1', 'host: localhost']);
    expect(answer).toMatch('HTTP/1.1 204 ');
    expect(answer).toMatch('allow: GET, HEAD, POST, PUT, OPTIONS');
  });

  it.each(['/nowhere', '/auth', '/auth/login/', '/auth/login/x', `${project}/x`])(
    'that does not exist gets 404 for any method: %s',
    async (url) => {
      const { app } = await createTestServer('sqlite');
      for (const method of ['GET', 'PUT', 'OPTIONS'] as const) {
        const answer = await app.inject({ method, url });
        expect({ method, status: answer.statusCode }).toEqual({ method, status: 404 });
        expect(answer.headers.allow).toBeUndefined();
      }
    },
  );

  it('are those of an address however it is encoded', async () => {
    const { app } = await createTestServer('sqlite');
    for (const url of ['/%61uth/login', '/%61%75%74%68/%6Cogin', '/auth/logi%6e?x']) {
      const answer = await app.inject({ method: 'PUT', url });
      expect({ url, status: answer.statusCode, allow: answer.headers.allow }).toEqual({
        url,
        status: 405,
        allow: 'POST, OPTIONS',
      });
      expect((await app.inject({ method: 'OPTIONS', url })).headers.allow).toBe('POST, OPTIONS');
      expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(400);
    }
    for (const url of ['/auth%2Flogin', '/%2561uth/login']) {
      expect((await app.inject({ method: 'PUT', url })).statusCode).toBe(404);
      expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    }
  });
});
