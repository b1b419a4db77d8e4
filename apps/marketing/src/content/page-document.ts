import {
  createMetadataResolver,
  type MetadataLogger,
  type MetadataResolver,
  type ResolvedMetadata,
  type SiteIdentity,
} from '@genmaster/seo-metadata';
import { sanitizeMetadataMap } from '@genmaster/seo-metadata/remote';
import { builtInMetadata, notFoundMetadata, routeEntries } from './built-in-metadata.ts';
import { languageOf, type LanguageCode } from './languages.ts';
import type { PageContent } from './page-content.ts';
import { findPage, notFoundPageFor } from './site-map.ts';

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
    notFound: notFoundMetadata('/404'),
    logger,
  });
  return remote === null ? builtIn : builtIn.withRemote(remote, sanitizeMetadataMap);
}

/** Builds page documents for one site identity. Runs at build time, and in the development server. */
export function createPageDocuments(
  site: SiteIdentity,
  resolver: MetadataResolver = createSiteResolver(site),
): (path: string) => PageDocument {
  const unknown = { en: unknownIn('en', site), hi: unknownIn('hi', site) };
  return (path) => {
    const page = findPage(path);
    if (page) return { status: 200, page, head: resolver.resolve(path) };
    return { status: 404, page: notFoundPageFor(path), head: unknown[languageOf(path)].resolve(path) };
  };
}

/** Answers the head of addresses that no route table knows, in one language. */
function unknownIn(language: LanguageCode, site: SiteIdentity): MetadataResolver {
  const own = site.languages.filter(({ code }) => code === language);
  return createMetadataResolver({
    routes: [],
    entries: {},
    site: { ...site, locale: own[0]?.locale ?? site.locale, languages: [...own, ...site.languages] },
    notFound: notFoundMetadata(language === 'hi' ? '/hi/404' : '/404'),
  });
}
