import type { MetadataResolver } from '@genmaster/seo-metadata';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { preparePage } from './app/prepare-page.ts';
import { createRoutes } from './app/routes.tsx';
import { SiteProviders } from './app/site-providers.tsx';
import { createServices } from './app/services.ts';
import { readConfig, type MarketingConfig } from './platform/env.ts';
import { buildNavigation } from './content/navigation.ts';
import { loadDemo } from '@genmaster/demos';
import { guidePathOf, printGuideIndex } from '@genmaster/demos/site-guide';
import { collectFinderEntries } from './features/page-finder/finder-entries.ts';
import { printFinderIndex } from './features/page-finder/finder-index.ts';
import { finderPathOf } from './features/page-finder/finder-path.ts';
import { themeWordsIn } from './features/theme-customiser/theme-words.ts';
import { LANGUAGE_CODES, languageOf } from '@genmaster/i18n';
import { createPageDocuments } from './content/page-document.ts';
import { passagesIn } from './content/page-passages.ts';
import { siteIdentity } from './content/site-identity.ts';
import { createLanguagePacks } from '@genmaster/i18n';
import { renderPageHtml, type PageAssets } from './render-page-html.ts';
import { Page } from './pages/page.tsx';

export { navigationPathOf } from './platform/page-loader.ts';
export { LANGUAGE_CODES } from '@genmaster/i18n';
export { buildNavigation } from './content/navigation.ts';
export { builtInMetadata } from './content/built-in-metadata.ts';
export { createPageDocuments, createSiteResolver, markdownPathOf } from './content/page-document.ts';
export { BRAND_COLOR, siteIdentity } from './content/site-identity.ts';
export { notFoundPages, sitePaths, everyPage } from './content/site-map.ts';
export { socialPictureOf } from './content/social-picture.ts';
export { socialWindowOf } from './content/social-window.ts';

export interface RendererOptions {
  origin: string;
  assets: PageAssets;
  /** Resolves the pages’ metadata. @default the built-in entries */
  resolver?: MetadataResolver;
  /** Source of the metadata of open pages; part of their data block. */
  metadataSource?: string;
  /** Origins whose pages may embed these and send messages. @default none */
  parentOrigins?: readonly string[];
  /** Whether pages can be zoomed. @default zoomable */
  viewport?: MarketingConfig['viewport'];
}

/** Returns the index files of the page finder by address, one per language. */
export const finderFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((language) => [finderPathOf(language), printFinderIndex(collectFinderEntries(language))]),
  );

/** Returns the passage index files of the site guide by address, one per language. */
export const guideFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [guidePathOf(language), printGuideIndex(passagesIn(language))]));

/** Creates the renderer of whole pages: the same tree as in the browser, inside the site’s document. */
export function createRenderer(options: RendererOptions) {
  const site = siteIdentity(options.origin);
  const documents = createPageDocuments(site, options.resolver);
  const config = readConfig({});
  const { metadataSource = config.metadataSource, parentOrigins = config.parentOrigins } = options;
  const languages = createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) });
  const load = (path: string) => Promise.resolve(documents(path));
  return async (path: string): Promise<string> => {
    await languages.load(languageOf(path));
    const routes = createRoutes({ load }, Page);
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(new URL(path, options.origin)));
    if (context instanceof Response) throw new Error(`[marketing] ${path} redirects; a page must render.`);
    const services = createServices({
      config,
      languages,
      site,
      pageLoader: { load, prefetch: () => undefined, known: () => [] },
      window: null,
    });
    const document = documents(path);
    await preparePage(document, services);
    // Rendering is synchronous, so the demo and its texts are loaded first, also those of the theme panel’s parts.
    if (document.page.demo) {
      const language = languages.current(languageOf(path));
      await loadDemo(document.page.demo.id, { demos: services.demos, language });
      await themeWordsIn(language.code);
    }
    const app = renderToString(
      <SiteProviders services={services}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteProviders>,
    );
    const { navigation } = languages.current(languageOf(path));
    const data = { document, navigation, site, metadataSource, parentOrigins };
    return renderPageHtml({ app, data, assets: options.assets, viewport: options.viewport });
  };
}
