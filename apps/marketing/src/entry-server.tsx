import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createRoutes } from './app/routes.tsx';
import { ServicesProvider } from './app/services-context.tsx';
import { createServices } from './app/services.ts';
import { readConfig } from './config/env.ts';
import { buildNavigation } from './content/navigation.ts';
import { createPageDocuments } from './content/page-document.ts';
import { siteIdentity } from './content/site-identity.ts';
import { renderPageHtml, type PageAssets } from './render-page-html.ts';

export { buildNavigation } from './content/navigation.ts';
export { builtInMetadata, notFoundMetadata, routeEntries } from './content/built-in-metadata.ts';
export { createPageDocuments } from './content/page-document.ts';
export { siteIdentity } from './content/site-identity.ts';
export { sitePaths } from './content/site-map.ts';

/** Renders whole pages: the same tree as in the browser, put into the site’s document. */
export function createRenderer(options: { origin: string; assets: PageAssets }) {
  const site = siteIdentity(options.origin);
  const documents = createPageDocuments(site);
  const navigation = buildNavigation();
  const load = (path: string) => Promise.resolve(documents(path));
  return async (path: string): Promise<string> => {
    const routes = createRoutes({ load });
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(new URL(path, options.origin)));
    if (context instanceof Response) throw new Error(`[marketing] ${path} redirects; a page must render.`);
    const services = createServices({
      config: readConfig({}),
      navigation,
      site,
      pageLoader: { load, prefetch: () => undefined },
      window: null,
    });
    const app = renderToString(
      <ServicesProvider services={services}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ServicesProvider>,
    );
    return renderPageHtml({ app, data: { document: documents(path), navigation, site }, assets: options.assets });
  };
}
