/** @jest-environment ./src/testing/browser-environment.ts */
import { readConfig } from '../platform/env.ts';
import { buildNavigation } from '../content/navigation.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { createLanguagePacks } from '@genmaster/i18n';
import { ASHA, createTestServer } from '../testing/test-server.ts';
import { createServices, type SiteServicesOptions } from './services.ts';

const BASES = { VITE_PROJECT_BASE_URL: 'http://localhost/', VITE_DIRECT_BASE_URL: 'http://localhost/' };

/** Creates the services over a server in memory. */
function setUp(options: Partial<SiteServicesOptions> = {}) {
  const server = createTestServer();
  const services = createServices({
    config: readConfig(BASES),
    languages: createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) }),
    site: siteIdentity('http://localhost'),
    pageLoader: { load: () => Promise.reject(new Error('No pages here.')), prefetch: () => undefined, known: () => [] },
    window,
    fetch: server.fetch,
    retries: { wait: () => Promise.resolve() },
    ...options,
  });
  return { server, services };
}

/** A window that throws when its storage is read. */
const deniedWindow = Object.defineProperties(new EventTarget(), {
  localStorage: { get: deny },
  sessionStorage: { get: deny },
  document: { value: document },
}) as unknown as Window;

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  { where: 'storage is denied', world: deniedWindow },
  { where: 'there is no window, as in the build', world: null },
])('keeps a session for this page only where $where', async ({ world }) => {
  const { server, services } = setUp({ window: world });

  const outcome = await services.session.login(ASHA.userCode, ASHA.password);
  await services.fetch('http://localhost/api/userDetails');

  expect(outcome.kind).toBe('signed-in');
  expect(server.calls('GET /api/userDetails').map(({ token }) => token)).toEqual(['token-of-asha']);
  expect({ ...localStorage }).toEqual({});
});

it('ends the session when any response rejects its token', async () => {
  localStorage.setItem('SagAuthToken', 'token-of-nobody');
  const { services } = setUp();

  await services.store.dispatch(services.api.endpoints.getUserDetails.initiate());

  expect(services.session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'expired' });
  expect(localStorage.getItem('SagAuthToken')).toBeNull();
});

it('retries after a temporary failure, and logs a permanent one once', async () => {
  const log = jest.fn();
  const { server, services } = setUp({ log });
  server.on('GET /busy', () => new Response('', { status: 503 }));

  const { status } = await services.fetch('http://localhost/busy');

  expect(status).toBe(503);
  expect(server.calls('GET /busy')).toHaveLength(3);
  expect(log.mock.calls).toEqual([['[auth-client] GET /busy answered 503.']]);
});

it('never repeats a login', async () => {
  const { server, services } = setUp();
  server.on('POST /auth/login', () => new Response('', { status: 503 }));

  const outcome = await services.session.login(ASHA.userCode, ASHA.password);

  expect(outcome).toEqual({ kind: 'unreachable' });
  expect(server.calls('POST /auth/login')).toHaveLength(1);
});

it('logs a failed call once and returns it', async () => {
  const log = jest.fn();
  const { server, services } = setUp({ log });
  server.on('GET /broken', () => new Response('', { status: 500 }));

  const { status } = await services.fetch('http://localhost/broken');

  expect(status).toBe(500);
  expect(log.mock.calls).toEqual([['[auth-client] GET /broken answered 500.']]);
});

it('sends the token to both base addresses and to no other server', async () => {
  localStorage.setItem('SagAuthToken', 'token-of-asha');
  const config = readConfig({
    VITE_PROJECT_BASE_URL: 'https://project.example/v1',
    VITE_DIRECT_BASE_URL: 'https://direct.example/',
  });
  const { server, services } = setUp({ config });
  for (const path of ['/v1/a', '/b', '/c']) server.on(`GET ${path}`, () => new Response('{}'));

  await services.fetch('https://project.example/v1/a');
  await services.fetch('https://direct.example/b');
  await services.fetch('https://project.example/c');

  expect(server.received.map(({ call, token }) => `${call} ${token}`)).toEqual([
    'GET /v1/a token-of-asha',
    'GET /b token-of-asha',
    'GET /c null',
  ]);
});
