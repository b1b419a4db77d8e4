import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';
import { createAuthFetch, type AuthFetchOptions } from './auth-fetch.ts';
import { createTokenStore } from './token-store.ts';

function setUp({
  answer = () => new Response('{}'),
  ...options
}: Partial<AuthFetchOptions> & { answer?: () => Response } = {}) {
  const tokenStore = createTokenStore({ storage: null });
  tokenStore.set('gms_abc');
  const sent: Request[] = [];
  const authFetch = createAuthFetch({
    tokenStore,
    baseUrls: ['https://site.example/api', 'https://direct.example/'],
    documentUrl: 'https://site.example/page',
    fetch: async (input) => {
      sent.push(input as Request);
      return answer();
    },
    ...options,
  });
  const tokenSentTo = async (address: string | URL | Request) => {
    await authFetch(address);
    return sent.at(-1)?.headers.get(AUTH_TOKEN_KEY) ?? null;
  };
  return { tokenStore, sent, authFetch, tokenSentTo };
}

/** Starts a real server on a free port. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

describe('the addresses that receive the token', () => {
  it.each([
    'https://site.example/api',
    'https://site.example/api/userDetails?x=1',
    'https://direct.example/theme/getUserThemeJson/1',
    '/api/userDetails',
    'api/relative-to-the-page',
    'https://site.example:443/api/x',
  ])('include %s', async (address) => {
    expect(await setUp().tokenSentTo(address)).toBe('gms_abc');
  });

  it.each([
    'https://evil.example/api/userDetails',
    'https://site.example/apix',
    'https://site.example/about-us',
    'https://site.example/api/../about-us',
    'https://site.example/api/%2e%2e/about-us',
    'http://site.example/api/userDetails',
    'https://site.example:8443/api/userDetails',
    'https://site.example.evil.example/api/x',
    '//evil.example/api/x',
    '\\\\evil.example\\api',
    'data:application/json,{}',
  ])('exclude %s', async (address) => {
    expect(await setUp().tokenSentTo(address)).toBeNull();
  });

  it('may be a path of the page that makes the request', async () => {
    const { tokenSentTo } = setUp({ baseUrls: ['/api'] });
    expect(await tokenSentTo('/api/x')).toBe('gms_abc');
    expect(await tokenSentTo('https://site.example/api/x')).toBe('gms_abc');
    expect(await tokenSentTo('https://other.example/api/x')).toBeNull();
  });

  it('exclude an address that contains a name and password', async () => {
    const { authFetch, sent } = setUp();
    await expect(authFetch('https://site.example@evil.example/api/x')).rejects.toThrow('credentials');
    expect(sent).toEqual([]);
  });

  it('may be given as a URL or a Request object', async () => {
    const { tokenSentTo } = setUp();
    expect(await tokenSentTo(new URL('https://site.example/api/x'))).toBe('gms_abc');
    expect(await tokenSentTo(new Request('https://site.example/api/x'))).toBe('gms_abc');
  });

  it('may be given as a Request object of another window', async () => {
    const { tokenSentTo, sent } = setUp();
    const OtherRequest = globalThis.Request;
    globalThis.Request = class extends OtherRequest {};
    try {
      expect(await tokenSentTo(new OtherRequest('https://site.example/api/x'))).toBe('gms_abc');
      expect(sent[0]?.url).toBe('https://site.example/api/x');
    } finally {
      globalThis.Request = OtherRequest;
    }
  });

  it('refuses redirects for a request with the token, and for no other request', async () => {
    const { authFetch, sent, tokenStore } = setUp();
    await authFetch('/api/x');
    await authFetch('https://other.example/');
    tokenStore.clear();
    await authFetch('/api/x');
    expect(sent.map(({ redirect }) => redirect)).toEqual(['error', 'follow', 'follow']);
  });

  it('does not send the token to another server after a redirect', async () => {
    const reached: (string | undefined)[] = [];
    const other = await listen((request, response) => {
      reached.push(request.url);
      response.end('{}');
    });
    const own = await listen((_request, response) => response.writeHead(302, { location: `${other.origin}/x` }).end());
    const { authFetch } = setUp({ baseUrls: [`${own.origin}/`], fetch: globalThis.fetch });
    await expect(authFetch(`${own.origin}/api/userDetails`)).rejects.toThrow();
    expect(reached).toEqual([]);
    await Promise.all([own.stop(), other.stop()]);
  });

  it('keeps the method, the headers and the body of a request', async () => {
    const { authFetch, sent } = setUp();
    await authFetch('/api/x', { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.text()).toBe('{"a":1}');
  });

  it('sends no token when nobody is signed in', async () => {
    const { tokenStore, tokenSentTo } = setUp();
    tokenStore.clear();
    expect(await tokenSentTo('/api/x')).toBeNull();
  });
});

describe('a response that ends the session', () => {
  const refused = () => new Response('{}', { status: 401 });

  it('removes the token and reports the end once, however many requests were pending', async () => {
    const onUnauthorized = jest.fn();
    const { authFetch, tokenStore } = setUp({ answer: refused, onUnauthorized });
    await Promise.all(['/api/a', '/api/b', '/api/c'].map((address) => authFetch(address)));
    expect(tokenStore.get()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('removes the token even if the report of the end fails', async () => {
    const onUnauthorized = () => {
      throw new Error('no dialog');
    };
    const { authFetch, tokenStore } = setUp({ answer: refused, onUnauthorized });
    await expect(authFetch('/api/x')).rejects.toThrow('no dialog');
    expect(tokenStore.get()).toBeNull();
  });

  it('does not end a session that was started in the meantime', async () => {
    const onUnauthorized = jest.fn();
    const { authFetch, tokenStore } = setUp({
      onUnauthorized,
      answer: () => {
        tokenStore.set('gms_new');
        return refused();
      },
    });
    await authFetch('/api/x');
    expect(tokenStore.get()).toBe('gms_new');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    'https://other.example/x',
    '/api/auth/login',
    '/api/auth/second-factor/login',
    '/api/auth/second-factor/methods',
    '/api/auth/second-factor/passkey',
  ])('does not end the session when it comes from %s', async (address) => {
    const onUnauthorized = jest.fn();
    const { authFetch, tokenStore } = setUp({ answer: refused, onUnauthorized });
    await authFetch(address);
    expect(tokenStore.get()).toBe('gms_abc');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('failed requests', () => {
  it('are those with an error status: a 304 confirms the copy that the caller holds', async () => {
    const logFailure = jest.fn();
    const statuses = [200, 304, 400];
    const { authFetch } = setUp({ answer: () => new Response(null, { status: statuses.shift()! }), logFailure });
    for (const address of ['/api/a', '/api/b', '/api/c']) await authFetch(address);
    expect(logFailure.mock.calls).toEqual([['[auth-client] GET /api/c answered 400.']]);
  });

  it('are logged once, and their responses are returned unchanged', async () => {
    const logFailure = jest.fn();
    const { authFetch } = setUp({ answer: () => new Response('broken', { status: 500 }), logFailure });
    expect(await (await authFetch('/api/x?secret=1')).text()).toBe('broken');
    expect(logFailure.mock.calls).toEqual([['[auth-client] GET /api/x answered 500.']]);
  });

  it('are logged and rejected when there is no response, unless the caller aborted them', async () => {
    const logFailure = jest.fn();
    const fetch = async () => {
      throw new TypeError('no connection');
    };
    const { authFetch } = setUp({ fetch, logFailure });
    await expect(authFetch('/api/x')).rejects.toThrow('no connection');
    await expect(authFetch('/api/x', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(logFailure.mock.calls).toEqual([['[auth-client] GET /api/x did not arrive.']]);
  });
});
