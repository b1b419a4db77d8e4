import { createAuthFetch } from './auth-fetch.ts';
import { createJsonPost } from './json-post.ts';
import { createSession } from './session.ts';
import { createTokenStore } from './token-store.ts';

/** Connects the parts as in the README, with a server that responds from a list. */
function wire(answers: Record<string, () => Response>) {
  const sent: { path: string; token: string | null }[] = [];
  const tokenStore = createTokenStore({ storage: null });
  const authFetch = createAuthFetch({
    tokenStore,
    baseUrls: ['/'],
    documentUrl: 'https://site.example/page',
    onUnauthorized: () => session.expire(),
    fetch: async (input) => {
      const { url, headers } = input as Request;
      const path = new URL(url).pathname;
      sent.push({ path, token: headers.get('SagAuthToken') });
      return answers[path]?.() ?? Response.json({});
    },
  });
  const post = createJsonPost({ baseUrl: '/', fetch: authFetch });
  const session = createSession({ tokenStore, sessionStorage: null, post });
  return { session, authFetch, sent };
}

const accepted = () => Response.json({ httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: 'gms_abc' } });

describe('the connected parts', () => {
  it('send the token from the app session on, and with the logout after it was removed here', async () => {
    const { session, authFetch, sent } = wire({ '/auth/login': accepted });
    await session.login('demo', 'secret');
    await session.logout();
    await authFetch('/startup/theme-status');
    expect(sent).toEqual([
      { path: '/auth/login', token: null },
      { path: '/auth/app-sessions', token: 'gms_abc' },
      { path: '/auth/logout', token: 'gms_abc' },
      { path: '/startup/theme-status', token: null },
    ]);
  });

  it('end an expired session once, and never report it as a sign-out', async () => {
    const refused = () => new Response('{}', { status: 401 });
    const { session, authFetch } = wire({ '/auth/login': accepted, '/a': refused, '/b': refused });
    await session.login('demo', 'secret');
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.getSnapshot()));
    await Promise.all([authFetch('/a'), authFetch('/b')]);
    expect(seen).toEqual([{ status: 'signed-out', ended: 'expired' }]);
  });
});
