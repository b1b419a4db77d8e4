import type { MetadataResolver } from '@genmaster/seo-metadata';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { preparePage } from './app/prepare-page.ts';
import { createRoutes } from './app/routes.tsx';
import { ServicesProvider } from './app/services-context.tsx';
import { createServices } from './app/services.ts';
import { readConfig } from './config/env.ts';
import { buildNavigation } from './content/navigation.ts';
import { loadDemo } from './features/demos/load-demo.ts';
import { collectFinderEntries } from './features/page-finder/finder-entries.ts';
import { printFinderIndex } from './features/page-finder/finder-index.ts';
import { finderPathOf } from './features/page-finder/finder-path.ts';
import { LANGUAGE_CODES, languageOf } from './content/languages.ts';
import type { AreaId } from './content/page-content.ts';
import { createPageDocuments } from './content/page-document.ts';
import { siteIdentity } from './content/site-identity.ts';
import { createLanguagePacks } from './i18n/language-packs.ts';
import { renderPageHtml, type PageAssets } from './render-page-html.ts';
import { AreaMotif } from './site/blocks/area-motif.tsx';
import { Page } from './site/page.tsx';

export { navigationPathOf } from './app/page-loader.ts';
export { LANGUAGE_CODES } from './content/languages.ts';
export { buildNavigation } from './content/navigation.ts';
export { builtInMetadata } from './content/built-in-metadata.ts';
export { createPageDocuments, createSiteResolver } from './content/page-document.ts';
export { siteIdentity } from './content/site-identity.ts';
export { notFoundPages, sitePaths, writtenPages } from './content/site-map.ts';
export { socialPictureOf } from './content/social-picture.ts';

export interface RendererOptions {
  origin: string;
  assets: PageAssets;
  /** Answers the heads. @default the built-in entries */
  resolver?: MetadataResolver;
  /** Where pages read their metadata from once they are open; they are told in their data block. */
  metadataSource?: string;
  /** Origins whose pages may embed these and speak to them. @default none */
  parentOrigins?: readonly string[];
}

/** Prints the drawing of an area, its colours still variables of the theme. */
export const renderMotif = (area: AreaId): string => renderToString(<AreaMotif area={area} />);

/** The files that the page finder reads, by their addresses: one index for each language. */
export const finderFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((language) => [finderPathOf(language), printFinderIndex(collectFinderEntries(language))]),
  );

/** Renders whole pages: the same tree as in the browser, put into the site’s document. */
export function createRenderer(options: RendererOptions) {
  const site = siteIdentity(options.origin);
  const documents = createPageDocuments(site, options.resolver);
  const config = readConfig({});
  const { metadataSource = config.metadataSource, parentOrigins = config.parentOrigins } = options;
  const languages = createLanguagePacks({ navigation: (code) => Promise.resolve(buildNavigation(code)) });
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
    // Rendering does not wait; the demo and its words have to be here before it starts.
    if (document.page.demo) {
      const language = languages.current(languageOf(path));
      await loadDemo(document.page.demo.id, { demos: services.demos, language });
    }
    const app = renderToString(
      <ServicesProvider services={services}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ServicesProvider>,
    );
    const { navigation } = languages.current(languageOf(path));
    const data = { document, navigation, site, metadataSource, parentOrigins };
    return renderPageHtml({ app, data, assets: options.assets });
  };
}
