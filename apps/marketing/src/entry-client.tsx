import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { preparePage } from './app/prepare-page.ts';
import { readFirstPageData } from './app/first-page-data.ts';
import { createPageLoader, navigationPathOf } from './platform/page-loader.ts';
import { PAGE_ROUTE_ID } from './platform/page-route-id.ts';
import { createRoutes } from './app/routes.tsx';
import { SiteProviders } from './app/site-providers.tsx';
import { createServices } from './app/services.ts';
import { readConfig } from './platform/env.ts';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import type { SiteNavigation } from './content/navigation.ts';
import { createLanguagePacks } from '@genmaster/i18n';
// The default theme’s colours come first; the site’s styles stand on them.
import 'virtual:theme-defaults.css';
import 'virtual:site-origin.css';
import './styles/index.css';

/** Ends a task, so that a press does not wait for all of the start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

await nextTask();
const { document: firstDocument, navigation, site, metadataSource, parentOrigins } = readFirstPageData(document);
const path = window.location.pathname;
const language = languageOf(path);
const languages = createLanguagePacks({
  extra: async (code) => ({ navigation: code === language ? navigation : await readNavigation(code) }),
  // A page that came in its language has asked for its letters itself.
  letters: async (code) => (code === 'hi' && code !== language ? readDevanagari() : undefined),
});
const pageLoader = createPageLoader({
  fetch: window.fetch.bind(window),
  // Called once the services below are there.
  prepare: (page) => preparePage(page, services),
  initial: { path, document: firstDocument },
});
const services = createServices({
  // The page says which source it was made from, so that what it shows later comes from the same.
  config: { ...readConfig(import.meta.env), metadataSource, parentOrigins },
  languages,
  site,
  pageLoader,
  window,
  // The browser’s console is where a failure that a person needs no word about belongs.
  // eslint-disable-next-line no-console
  log: (message, cause) => console.warn(...(cause === undefined ? [message] : [message, cause])),
});
// The whole site is one module, loaded here, so that hydration finds what the build rendered.
const [{ Page }] = await Promise.all([import('./pages/page.tsx'), pageLoader.load(path)]);
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

/** Has the Hindi letters here before they are shown, if that takes no longer than a second. */
const readDevanagari = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('1em "Site Devanagari"', 'क').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);

// After the page: nothing of it may hold the page back.
import('./features/start-up/start-up.ts').then(
  ({ startUp }) => startUp(services, { window, page: container }),
  (cause: unknown) => services.log('[marketing] The start-up calls were not made. The page works without them.', cause),
);

async function readNavigation(code: LanguageCode): Promise<SiteNavigation> {
  const response = await fetch(navigationPathOf(code));
  if (!response.ok) throw new Error(`[marketing] The menus of “${code}” could not be loaded (${response.status}).`);
  return (await response.json()) as SiteNavigation;
}
