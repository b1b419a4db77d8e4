import {
  createMetadataResolver,
  type MetadataLogger,
  type MetadataResolver,
  type ResolvedMetadata,
  type SiteIdentity,
} from '@genmaster/seo-metadata';
import { sanitizeMetadataMap } from '@genmaster/seo-metadata/remote';
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

export interface SiteResolverOptions {
  /** A metadata map from elsewhere, untrusted; `null` for the built-in entries alone. */
  remote?: unknown;
  logger?: MetadataLogger;
}

/** Answers the head of every address: the built-in entries, with a remote map over them where there is one. */
export function createSiteResolver(
  site: SiteIdentity,
  { remote = null, logger }: SiteResolverOptions = {},
): MetadataResolver {
  const builtIn = createMetadataResolver({
    routes: routeEntries,
    entries: builtInMetadata(site),
    site,
    notFound: notFoundMetadata,
    logger,
  });
  return remote === null ? builtIn : builtIn.withRemote(remote, sanitizeMetadataMap);
}

/** Builds page documents for one site identity. Runs at build time, and in the development server. */
export function createPageDocuments(
  site: SiteIdentity,
  resolver: MetadataResolver = createSiteResolver(site),
): (path: string) => PageDocument {
  return (path) => {
    const page = findPage(path);
    const head = resolver.resolve(path);
    return page ? { status: 200, page, head } : { status: 404, page: notFoundPage, head };
  };
}
