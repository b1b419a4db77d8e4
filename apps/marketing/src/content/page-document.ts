import {
  createMetadataResolver,
  type MetadataLogger,
  type MetadataResolver,
  type ResolvedMetadata,
  type RouteEntry,
  type SiteIdentity,
} from '@genmaster/seo-metadata';
import { sanitizeMetadataMap } from '@genmaster/seo-metadata/remote';
import { builtInMetadata, notFoundMetadata, routeEntries } from './built-in-metadata.ts';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import { nameOfPage } from './name-of-page.ts';
import type { PageContent } from './page-content.ts';
import type { PageView } from './page-view/page-view.ts';
import { isOverview } from './page-view/layout-of.ts';
import { viewPage } from './page-view/view-page.ts';
import { addressToRead, findPage, notFoundPageFor, pagesOfArea, partsOfPage } from './site-map.ts';

/** Content and metadata of one address: the source of its HTML and of its data file. */
export interface PageDocument {
  status: 200 | 404;
  page: PageView;
  head: ResolvedMetadata;
}

export interface SiteResolverOptions {
  /** A metadata map of another source, untrusted; `null` for the built-in entries alone. */
  remote?: unknown;
  logger?: MetadataLogger;
  /** Dates of the pages’ last changes, by address. */
  lastModified?: Readonly<Record<string, string>>;
}

/**
 * Creates the resolver of all addresses’ metadata: the built-in entries, overridden by a remote map if there is one.
 */
export function createSiteResolver(
  site: SiteIdentity,
  { remote = null, logger, lastModified = {} }: SiteResolverOptions = {},
): MetadataResolver {
  const builtIn = createMetadataResolver({
    routes: routeEntries.map((route) => withTwin(route, lastModified[route.path])),
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
  const view = viewedOnce();
  return (path) => {
    const page = findPage(path);
    if (page) return { status: 200, page: view(page), head: resolver.resolve(path) };
    return { status: 404, page: view(notFoundPageFor(path)), head: unknown[languageOf(path)].resolve(path) };
  };
}

/** Adds the Markdown address, and the date if the build knows it, to the entry of a page with content. */
function withTwin(route: RouteEntry, lastModified: string | undefined): RouteEntry {
  if (!route.indexable) return route;
  return {
    ...route,
    ...(lastModified && { lastModified }),
    formats: [
      { type: 'text/markdown', path: markdownPathOf(route.path) },
      ...(route.path === '/' ? [{ type: 'application/rss+xml', path: '/changelog.xml', title: 'What is new' }] : []),
    ],
  };
}

/** Returns the address of a page’s Markdown. */
export const markdownPathOf = (path: string) => `${path === '/' ? '/index' : path}.md`;

/** Creates the resolver of unknown addresses’ metadata, in one language. */
function unknownIn(language: LanguageCode, site: SiteIdentity): MetadataResolver {
  const own = site.languages.filter(({ code }) => code === language);
  return createMetadataResolver({
    routes: [],
    entries: {},
    site: { ...site, locale: own[0]?.locale ?? site.locale, languages: [...own, ...site.languages] },
    notFound: notFoundMetadata(language === 'hi' ? '/hi/404' : '/404'),
  });
}

/** Returns a function that composes each page once, together with the pages it lists in its language. */
function viewedOnce(): (page: PageContent) => PageView {
  const views = new Map<PageContent, PageView>();
  return (page) => {
    const view = views.get(page) ?? viewPage(page, listedBy(page));
    views.set(page, view);
    return view;
  };
}

/**
 * Returns the pages that a page lists, in its language: the pages of its area for an overview, else the pages below it. A
 * page in English only has its Hindi name.
 */
function listedBy(page: PageContent): readonly PageContent[] {
  const language = languageOf(page.path);
  return (isOverview(page) ? pagesOfArea(page.area) : partsOfPage(page.path)).map((other) => ({
    ...findPage(addressToRead(language, other.path))!,
    ...nameOfPage(language, other),
  }));
}
