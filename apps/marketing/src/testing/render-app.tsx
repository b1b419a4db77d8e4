import { act, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageLoader } from '../platform/page-loader.ts';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { createRoutes } from '../app/routes.tsx';
import { SiteProviders } from '../app/site-providers.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../platform/env.ts';
import { LANGUAGE_CODES } from '@genmaster/i18n';
import { buildNavigation } from '../content/navigation.ts';
import { createPageDocuments, type PageDocument } from '../content/page-document.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { createLanguagePacks } from '@genmaster/i18n';
import { installBrowserGaps, resetBrowser } from './browser-gaps.ts';
import { createTestServer, type TestServer, type TestUser } from './test-server.ts';

export interface RenderAppOptions {
  /** Address of the page. @default '/404', the shortest page */
  path?: string;
  server?: TestServer;
  /** Settings of the build, as environment variables. */
  settings?: Record<string, string>;
  /** User with a session from an earlier page. */
  signedInAs?: TestUser;
  load?: PageLoader<PageDocument>['load'];
  /** Prerendered HTML of the site, which is hydrated as in a browser. @default client-side rendering */
  prerendered?: string;
}

const site = siteIdentity(location.origin);
/** Of all tests in a file: to compose the metadata of every page takes as long as to render one. */
const documents = createPageDocuments(site);

/**
 * Renders the whole site like a browser: real store, router, engine and pages, over a server in memory.
 *
 * Resolves when the first page is rendered.
 */
export async function renderApp({ path = '/404', server = createTestServer(), ...options }: RenderAppOptions = {}) {
  if (options.signedInAs) localStorage.setItem('SagAuthToken', `token-of-${options.signedInAs.userCode}`);
  const load = jest.fn(options.load ?? ((to: string) => Promise.resolve(documents(to))));
  const prefetch = jest.fn();
  const log = jest.fn();
  const languages = createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) });
  const services = createServices({
    // Node’s requests need absolute addresses, while a browser resolves them against the page.
    config: readConfig({
      VITE_PROJECT_BASE_URL: location.origin,
      VITE_DIRECT_BASE_URL: location.origin,
      ...options.settings,
    }),
    languages,
    site,
    pageLoader: { load, prefetch, known: () => [...new Set(load.mock.calls.map(([to]) => to))] },
    window,
    fetch: server.fetch,
    // Retries have no delay.
    retries: { wait: () => Promise.resolve() },
    log,
  });
  await Promise.all([
    services.contactForm.load(),
    ...LANGUAGE_CODES.map(async (code) => (await languages.load(code)).part('contact')),
  ]);
  // The page’s own module is loaded first, as in the browser.
  const { Page } = await import('../pages/page.tsx');
  const router = createMemoryRouter(createRoutes(services.pageLoader, Page), {
    initialEntries: [path],
    hydrationData: { loaderData: { [PAGE_ROUTE_ID]: documents(path.replace(/[?#].*/, '')) } },
  });
  const user = userEvent.setup();
  const recovered = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = options.prerendered ?? '';
  await act(async () =>
    render(
      <SiteProviders services={services}>
        <RouterProvider router={router} />
      </SiteProviders>,
      { container, hydrate: options.prerendered !== undefined, onRecoverableError: recovered },
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return { user, server, services, router, load, prefetch, log, messages, recovered };
}

/** Queries inside the first banner, the header at the top of the page; the page’s own header comes after it. */
export const header = () => within(screen.getAllByRole('banner')[0]!);

/** Returns the texts of the visible toasts, oldest first. */
export const messages = (): (string | null)[] =>
  [...screen.getByRole('region', { name: 'Messages' }).querySelectorAll('p')].map(({ textContent }) => textContent);

/** Fills in and submits the open sign-in dialog. */
export async function signIn(
  user: ReturnType<typeof userEvent.setup>,
  { userCode, password }: Pick<TestUser, 'userCode' | 'password'>,
) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(dialog.getByLabelText('User code'), userCode);
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
}

/** Prepares the window, and cleans it up after each test. Call it once per file. */
export function prepareBrowser(): void {
  beforeAll(async () => {
    // Computing hidden elements costs more than everything else here; tests query inside the part they mean.
    configure({
      defaultHidden: true,
      asyncUtilTimeout: 30_000,
      // Without printing the document, which would happen at every poll of a wait and costs more than rendering the
      // pages.
      getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
      // Events reach React as in a browser. Inside `act`, React would report the panel’s `use` as a missing `await`.
      eventWrapper: (dispatch) => dispatch(),
    });
    // All other updates also run outside `act`, because the panel may load while a test awaits its own promise.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    installBrowserGaps();
    // Loaded now, so that no test waits for the compilation.
    await import('../features/session/login-dialog-host.tsx');
    await import('../features/theme-customiser/theme-panel-host.tsx');
    await import('../features/theme-customiser/theme-panel-view.tsx');
    await import('../features/theme-customiser/theme-runtime.ts');
    await import('../features/page-metadata/remote-metadata.ts');
  }, 60_000);
  beforeEach(resetBrowser);
  // Pending writes of the theme, including fonts, are finished before the next test.
  afterEach(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
