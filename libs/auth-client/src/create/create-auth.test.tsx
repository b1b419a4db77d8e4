/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useSession } from '../react/use-session.ts';
import { installRequests } from '../testing/install-requests.ts';
import { createAuth } from './create-auth.tsx';

function WhoIsThere() {
  return <output>{useSession().status}</output>;
}

function setUp(answers: Record<string, () => Response>) {
  const sent: { path: string; token: string | null; device: string | null }[] = [];
  const auth = createAuth({
    baseUrl: 'https://api.example/',
    storage: localStorage,
    fetch: async (input) => {
      const { url, headers } = input as Request;
      const path = new URL(url).pathname;
      sent.push({ path, token: headers.get('SagAuthToken'), device: headers.get('genmaster-device') });
      return answers[path]?.() ?? Response.json({ httpStatus: 200 });
    },
  });
  return { auth, sent };
}

const signedIn = () => Response.json({ httpStatus: 200, message: '', data: { SagAuthToken: 'gms_abc' } });

beforeAll(installRequests);
beforeEach(() => localStorage.clear());

it('gives a host a connected session, fetch and provider', async () => {
  const { auth, sent } = setUp({ '/auth/login': signedIn, '/gone': () => new Response('{}', { status: 401 }) });
  render(
    <auth.Provider>
      <WhoIsThere />
    </auth.Provider>,
  );
  expect(screen.getByRole('status').textContent).toBe('signed-out');
  await act(async () => void (await auth.session.login('demo', 'secret')));
  expect(screen.getByRole('status').textContent).toBe('signed-in');
  await auth.fetch('https://api.example/theme');
  expect(sent.at(-1)).toMatchObject({ path: '/theme', token: 'gms_abc' });
  await auth.fetch('https://other.example/theme');
  expect(sent.at(-1)).toMatchObject({ token: null });
  // The session ends when the server rejects its token, and every part updates.
  await act(async () => void (await auth.fetch('https://api.example/gone')));
  expect(auth.session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'expired' });
  expect(screen.getByRole('status').textContent).toBe('signed-out');
  auth.dispose();
});

it('accepts an address also in a browser without URL.canParse', () => {
  const { canParse } = URL;
  URL.canParse = undefined as never;
  try {
    expect(() => createAuth({ baseUrl: 'https://api.example/', storage: null })).not.toThrow();
    expect(() => createAuth({ baseUrl: 'https://a b/', storage: null })).toThrow('cannot be used');
  } finally {
    URL.canParse = canParse;
  }
});

it('stores nothing where storage is not available', async () => {
  const auth = createAuth({
    baseUrl: 'https://api.example/',
    storage: null,
    sessionStorage: null,
    fetch: async () => signedIn(),
  });
  await auth.session.login('demo', 'secret');
  expect(auth.tokenStore.get()).toBe('gms_abc');
  expect({ ...localStorage }).toEqual({});
});

it.each([
  '',
  'api',
  '//api.example/',
  '/\\\\evil.example',
  'javascript:alert(1)',
  'https://',
  'https://a@b.example',
  '/?a',
  '/#a',
])('rejects the base %p, below which no request would send the token', (baseUrl) => {
  expect(() => createAuth({ baseUrl, storage: null })).toThrow(`The baseUrl "${baseUrl}" cannot be used.`);
});

it.each(['/', '/api', '/api/', 'https://api.example', 'https://api.example/v1/', 'http://[::1]:4200'])(
  'accepts the base %p',
  (baseUrl) => {
    expect(() => createAuth({ baseUrl, storage: null })).not.toThrow();
  },
);
