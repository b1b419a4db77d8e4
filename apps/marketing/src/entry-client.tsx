import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { preparePage } from './app/prepare-page.ts';
import { readFirstPageData } from './app/first-page-data.ts';
import { startUp } from './features/start-up/start-up.ts';
import { Page } from './pages/page.tsx';
import { createPageLoader, navigationPathOf } from './platform/page-loader.ts';
import { PAGE_ROUTE_ID } from './platform/page-route-id.ts';
import { createRoutes } from './app/routes.tsx';
import { SiteProviders } from './app/site-providers.tsx';
import { createServices } from './app/services.ts';
import { readConfig } from './platform/env.ts';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import type { SiteNavigation } from './content/navigation.ts';
import { createLanguagePacks } from '@genmaster/i18n';
// The default theme’s colours come first, because the site’s styles use them.
import 'virtual:theme-defaults.css';
import 'virtual:site-origin.css';
import './styles/index.css';

/** Ends the current task, so that a press does not wait for the whole start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the application has taken over the page. The script that loaded this file waits for it. */
export const started = start();

async function start(): Promise<void> {
  await nextTask();
  const { document: firstDocument, navigation, site, metadataSource, parentOrigins } = readFirstPageData(document);
  const path = window.location.pathname;
  const language = languageOf(path);
  const languages = createLanguagePacks({
    extra: async (code) => ({ navigation: code === language ? navigation : await readNavigation(code) }),
    // A prerendered Hindi page has requested its font itself.
    letters: async (code) => (code === 'hi' && code !== language ? readDevanagari() : undefined),
  });
  const pageLoader = createPageLoader({
    fetch: window.fetch.bind(window),
    // Called after the services below are created.
    prepare: (page) => preparePage(page, services),
    initial: { path, document: firstDocument },
  });
  const services = createServices({
    // The source that the page was built from, so that later pages use the same one.
    config: { ...readConfig(import.meta.env), metadataSource, parentOrigins },
    languages,
    site,
    pageLoader,
    window,
    // The browser’s console is where a failure that a person needs no word about belongs.
    // eslint-disable-next-line no-console
    log: (message, cause) => console.warn(...(cause === undefined ? [message] : [message, cause])),
  });
  // Resolved before hydration, so that hydration matches the prerendered page.
  await pageLoader.load(path);
  await nextTask();
  const router = createBrowserRouter(createRoutes(pageLoader, Page), {
    hydrationData: { loaderData: { [PAGE_ROUTE_ID]: firstDocument } },
  });
  const container = document.getElementById('app');
  if (!container) throw new Error('[marketing] The page has no #app element to take over.');
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <SiteProviders services={services}>
          <RouterProvider router={router} />
        </SiteProviders>
      </StrictMode>,
    );
  });
  // From now on a press loads the data file of a page, so the browser need not fetch the page itself.
  document.documentElement.dataset['started'] = '';
  // Last, and not awaited, so that it does not delay the page.
  void nextTask().then(() => startUp(services, { window, page: container }));
}

/** Loads the Hindi font before it is shown, and waits at most one second. */
const readDevanagari = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('1em "Site Devanagari"', 'क').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);

async function readNavigation(code: LanguageCode): Promise<SiteNavigation> {
  const response = await fetch(navigationPathOf(code));
  if (!response.ok) throw new Error(`[marketing] The menus of “${code}” could not be loaded (${response.status}).`);
  return (await response.json()) as SiteNavigation;
}
