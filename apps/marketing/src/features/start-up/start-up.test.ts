/** @jest-environment ./src/testing/browser-environment.ts */
import { STARTUP_PATHS } from '@genmaster/site-contract/contract';
import { selectAccount } from '../session/session-dialog-slice.ts';
import { readConfig } from '../../platform/env.ts';
import { buildNavigation } from '../../content/navigation.ts';
import { siteIdentity } from '../../content/site-identity.ts';
import { createLanguagePacks } from '@genmaster/i18n';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { createServices } from '../../app/services.ts';
import { selectIsPanelActive } from '../theme-customiser/theme-panel-slice.ts';
import { startUp } from './start-up.ts';

const HOST = 'https://ide.example';
const ANSWERS = {
  [STARTUP_PATHS.gridJson]: { grids: [] },
  [STARTUP_PATHS.themeStatus]: { themeActive: true, saveActive: true },
  [STARTUP_PATHS.allValidations]: { forms: [] },
  [STARTUP_PATHS.idCheck]: { signedIn: true, userId: ASHA.userId },
  [STARTUP_PATHS.mobileData]: { apps: [] },
};

/** Creates the services of a page, signed in as Asha, before its start-up. */
function setUp({ token = `token-of-${ASHA.userCode}` as string | null } = {}) {
  if (token) localStorage.setItem('SagAuthToken', token);
  const server = createTestServer();
  for (const [path, answer] of Object.entries(ANSWERS)) server.on(`GET /${path}`, () => Response.json(answer));
  const log = jest.fn();
  const base = location.origin;
  const services = createServices({
    config: readConfig({ VITE_PROJECT_BASE_URL: base, VITE_DIRECT_BASE_URL: base, VITE_PARENT_ORIGINS: HOST }),
    languages: createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) }),
    site: siteIdentity(base),
    pageLoader: {
      load: () => Promise.reject(new Error('No pages here.')),
      prefetch: () => undefined,
      known: () => [],
    },
    window,
    fetch: server.fetch,
    retries: { wait: () => Promise.resolve() },
    log,
  });
  const page = document.createElement('div');
  const embedded = Object.assign(new EventTarget(), { parent: {}, location, history }) as unknown as Window;
  const run = () => startUp(services, { window: embedded, page });
  const t = (data: object) =>
    embedded.dispatchEvent(Object.assign(new Event('message'), { data, origin: HOST, source: embedded.parent }));
  return { server, services, page, run, t, log };
}

beforeEach(() => localStorage.clear());

it('removes the secret of a link from the address, and opens the dialog of the link', async () => {
  const { services, run } = setUp({ token: null });
  const secret = `gml_${'A'.repeat(43)}`;
  history.replaceState(null, '', `/about-us?from=mail#link=${secret}`);
  await run();
  expect(location.href).toBe(`${location.origin}/about-us?from=mail`);
  expect(selectAccount(services.store.getState())).toBe(secret);
});

it('requests the user, the saved theme, the project’s mode and the five start-up calls', async () => {
  const { server, run } = setUp();

  await run();

  expect(server.received.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/userDetails',
    ...Object.values(STARTUP_PATHS)
      .map((path) => `GET /${path}`)
      .toSorted(),
    `GET /theme/getUserThemeJson/${ASHA.userId}`,
    'POST /theme/getPrjColorTheme',
  ]);
});

it('sends all requests in parallel', async () => {
  const { server, run } = setUp();
  const calls = [
    'GET /api/userDetails',
    'POST /theme/getPrjColorTheme',
    ...Object.keys(ANSWERS).map((p) => `GET /${p}`),
  ];
  for (const call of calls) server.on(call, () => new Promise(() => undefined));

  void run();
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(server.received.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
});

it('requests no user data when nobody is signed in', async () => {
  const { server, run } = setUp({ token: null });

  await run();

  expect(server.calls('GET /api/userDetails')).toEqual([]);
  expect(server.calls(`GET /${STARTUP_PATHS.idCheck}`)).toEqual([]);
});

it.each([
  { trouble: 'fails', answer: () => problem(500) },
  { trouble: 'cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { trouble: 'answers something else', answer: () => Response.json(['?']) },
  { trouble: 'is replaced by a gateway’s page', answer: () => new Response('<html>', { status: 502 }) },
])('keeps page, session and panel unchanged where every call $trouble', async ({ answer }) => {
  const { server, services, page, run } = setUp();
  for (const path of Object.values(STARTUP_PATHS)) server.on(`GET /${path}`, answer);
  server.on('GET /api/userDetails', answer);
  server.on('POST /theme/getPrjColorTheme', answer);

  await expect(run()).resolves.toBeUndefined();

  expect(page.hidden).toBe(false);
  expect(services.session.getSnapshot().status).toBe('signed-in');
  expect(selectIsPanelActive(services.store.getState())).toBe(true);
});

it('ends a session that the server no longer knows, and not one that was started meanwhile', async () => {
  const known = setUp();
  known.server.on(`GET /${STARTUP_PATHS.idCheck}`, () => Response.json({ signedIn: false, userId: null }));
  await known.run();
  expect(known.services.session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'expired' });

  const changed = setUp();
  changed.server.on(`GET /${STARTUP_PATHS.idCheck}`, () => {
    changed.services.tokenStore.set('token-of-ravi');
    return Response.json({ signedIn: false, userId: null });
  });
  await changed.run();
  expect(changed.services.tokenStore.get()).toBe('token-of-ravi');
});

it('removes the panel without the permission to change the theme', async () => {
  const { server, services, run } = setUp();
  server.on(`GET /${STARTUP_PATHS.themeStatus}`, () => Response.json({ themeActive: false, saveActive: false }));

  await run();

  expect(selectIsPanelActive(services.store.getState())).toBe(false);
});

it('hides the page while its host requests it, and shows it again', async () => {
  const { page, run, t } = setUp();
  void run();

  t({ parentOrigin: HOST, previewType: 'hold' });
  expect(page.hidden).toBe(true);
  t({ parentOrigin: HOST, previewType: 'preview' });
  expect(page.hidden).toBe(false);
});
