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
  /** @default '/404', the shortest page there is */
  path?: string;
  server?: TestServer;
  /** Settings of the build, as the environment writes them. */
  settings?: Record<string, string>;
  /** Who signed in on an earlier page. */
  signedInAs?: TestUser;
  load?: PageLoader<PageDocument>['load'];
}

/**
 * Shows the whole site as a browser does: real store, router, engine and pages, over a server in memory.
 *
 * Resolves when the first page is there.
 */
export async function renderApp({ path = '/404', server = createTestServer(), ...options }: RenderAppOptions = {}) {
  if (options.signedInAs) localStorage.setItem('SagAuthToken', `token-of-${options.signedInAs.userCode}`);
  const site = siteIdentity(location.origin);
  const documents = createPageDocuments(site);
  const load = jest.fn(options.load ?? ((to: string) => Promise.resolve(documents(to))));
  const prefetch = jest.fn();
  const log = jest.fn();
  const languages = createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) });
  const services = createServices({
    // Node’s requests want whole addresses, where a browser’s start from the page.
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
    // What is tried again is tried at once.
    retries: { wait: () => Promise.resolve() },
    log,
  });
  await Promise.all([
    services.contactForm.load(),
    ...LANGUAGE_CODES.map(async (code) => (await languages.load(code)).part('contact')),
  ]);
  // The page’s own module is fetched first, as in the browser.
  const { Page } = await import('../pages/page.tsx');
  const router = createMemoryRouter(createRoutes(services.pageLoader, Page), {
    initialEntries: [path],
    hydrationData: { loaderData: { [PAGE_ROUTE_ID]: documents(path.replace(/[?#].*/, '')) } },
  });
  const user = userEvent.setup();
  await act(async () =>
    render(
      <SiteProviders services={services}>
        <RouterProvider router={router} />
      </SiteProviders>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return { user, server, services, router, load, prefetch, log, messages };
}

/** Looks inside the bar on top of the page; the page’s own heading comes after it. */
export const header = () => within(screen.getAllByRole('banner')[0]!);

/** The texts of the toasts in view, oldest first. */
export const messages = (): (string | null)[] =>
  [...screen.getByRole('region', { name: 'Messages' }).querySelectorAll('p')].map(({ textContent }) => textContent);

/** Fills in the sign-in dialog, which is open already, and sends it. */
export async function signIn(
  user: ReturnType<typeof userEvent.setup>,
  { userCode, password }: Pick<TestUser, 'userCode' | 'password'>,
) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(dialog.getByLabelText('User code'), userCode);
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
}

/** Call it once in a file: prepares the window, and cleans it up after each test. */
export function prepareBrowser(): void {
  // Whole pages on a busy machine take a while; what is wrong fails by its own message long before.
  jest.setTimeout(30_000);
  beforeAll(async () => {
    // Working out what is hidden costs more than everything else here; tests look inside the part they mean.
    configure({
      defaultHidden: true,
      asyncUtilTimeout: 10_000,
      // Events reach React as they do in a browser. Inside `act`, React takes the panel’s `use` for a forgotten await.
      eventWrapper: (dispatch) => dispatch(),
    });
    // And so does all else: the panel arrives when it does, also while a test awaits a promise of its own.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    installBrowserGaps();
    // Fetched now, so that no test waits for them to be compiled.
    await import('../features/session/login-dialog-host.tsx');
    await import('../features/theme-customiser/theme-panel-host.tsx');
    await import('../features/theme-customiser/theme-panel-view.tsx');
    await import('../features/theme-customiser/theme-runtime.ts');
    await import('../features/page-metadata/remote-metadata.ts');
  }, 60_000);
  beforeEach(resetBrowser);
  // What the theme still has to write, fonts among it, goes onto the page of its own test.
  afterEach(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
