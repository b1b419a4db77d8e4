import { createMetadataResolver, type ResolvedMetadata, type SiteIdentity } from '@genmaster/seo-metadata';
import { builtInMetadata, notFoundMetadata, routeEntries } from './built-in-metadata.ts';
import { notFoundPage } from './not-found.ts';
import type { PageContent } from './page-content.ts';
import { findPage } from './site-map.ts';

/** All that one address shows and says about itself: the body of its HTML and of its data file. */
export interface PageDocument {
  status: 200 | 404;
  page: PageContent;
  head: ResolvedMetadata;
}

/** Builds page documents for one site identity. Runs at build time, and in the development server. */
export function createPageDocuments(site: SiteIdentity): (path: string) => PageDocument {
  const resolver = createMetadataResolver({
    routes: routeEntries,
    entries: builtInMetadata(site),
    site,
    notFound: notFoundMetadata,
  });
  return (path) => {
    const page = findPage(path);
    const head = resolver.resolve(path);
    return page ? { status: 200, page, head } : { status: 404, page: notFoundPage, head };
  };
}
