import { breadcrumbTo } from './breadcrumb.ts';
import { completeMetadata } from './complete-metadata.ts';
import { normaliseAddress } from './normalise-address.ts';
import type {
  MetadataLogger,
  MetadataSanitizer,
  PageMetadata,
  ResolvedMetadata,
  RouteEntry,
  SiteIdentity,
} from './page-metadata.ts';

/** What a resolver is made of. */
export interface MetadataResolverOptions {
  readonly routes: readonly RouteEntry[];
  /** The built-in entries, by address. They are complete and always stand. */
  readonly entries: Readonly<Record<string, PageMetadata>>;
  readonly site: SiteIdentity;
  readonly notFound: PageMetadata;
  /** Hosts besides the site's own that remote addresses of pages may name. */
  readonly allowedHosts?: readonly string[];
  readonly logger?: MetadataLogger | undefined;
}

/** Answers what the head of any address is. */
export interface MetadataResolver {
  readonly routes: readonly RouteEntry[];
  readonly site: SiteIdentity;
  /** Never throws and never answers nothing: an unknown address gets the not-found entry. */
  resolve(address: string): ResolvedMetadata;
  /**
   * Lays another source over the built-in entries, field by field.
   *
   * The map is untrusted: it goes through the sanitiser, and one line in the log
   * names what was ignored. Anything that is not a map leaves the built-in entries.
   * The sanitiser is handed in, so that pages without a remote source never load it.
   *
   * @example
   * const { sanitizeMetadataMap } = await import('@genmaster/seo-metadata/remote');
   * const current = resolver.withRemote(map, sanitizeMetadataMap);
   */
  withRemote(map: unknown, sanitize: MetadataSanitizer): MetadataResolver;
}

type PartialEntries = Readonly<Record<string, Partial<PageMetadata>>>;

/**
 * Gives every address one complete, canonical answer.
 *
 * @example
 * const resolver = createMetadataResolver({ routes, entries, site, notFound });
 * resolver.resolve('/About-Us/?demo=2').canonicalUrl; // 'https://genmaster.example/about-us'
 */
export function createMetadataResolver(options: MetadataResolverOptions): MetadataResolver {
  return resolverOver(options, {});
}

function resolverOver(options: MetadataResolverOptions, remoteEntries: PartialEntries): MetadataResolver {
  const { routes, entries, site, notFound, logger } = options;
  const table = new Map(routes.map((route) => [route.path, route]));

  const entryOf = (route: RouteEntry): PageMetadata => {
    if (Object.hasOwn(entries, route.path)) return entries[route.path] as PageMetadata;
    logger?.warn(`[seo-metadata] "${route.path}" has no built-in entry. Its name is the title. Add an entry for it.`);
    return { title: `${route.name} | ${site.name}`, description: '', data: [], og: [], schema: [] };
  };

  return {
    routes,
    site,
    resolve(address) {
      const path = normaliseAddress(address);
      const asked = table.get(path);
      // An alias is the page it stands for, in every tag.
      const route = asked && (table.get(asked.canonicalPath ?? path) ?? asked);
      return completeMetadata({
        place: {
          status: route ? 200 : 404,
          path,
          canonicalPath: route?.path ?? null,
          canonicalUrl: route ? absoluteUrl(route.path, site) : null,
          robots: route?.indexable ? null : 'noindex',
          language: languageOf(route, site),
          alternates: alternatesOf(route, site),
          breadcrumb: route ? breadcrumbTo(route, table) : [],
        },
        builtIn: route ? entryOf(route) : notFound,
        remote: (route && remoteEntries[route.path]) ?? {},
        site,
      });
    },
    withRemote(map, sanitize) {
      const { entries: sanitized, summary } = sanitize(map, options);
      if (summary) logger?.warn(summary);
      return resolverOver(options, sanitized);
    },
  };
}

/** The full address of a path of the site; the home page ends in a slash. */
export function absoluteUrl(path: string, site: Pick<SiteIdentity, 'origin'>): string {
  return new URL(path, site.origin).href;
}

function languageOf(route: RouteEntry | undefined, site: SiteIdentity): string {
  const own = route?.alternates?.find(({ hreflang, path }) => path === route.path && hreflang !== 'x-default');
  return own?.hreflang ?? site.languages[0]?.code ?? site.locale.replace('_', '-');
}

function alternatesOf(route: RouteEntry | undefined, site: SiteIdentity): ResolvedMetadata['alternates'] {
  const listed = route?.indexable ? (route.alternates ?? []) : [];
  const fallback = listed.find(({ hreflang }) => hreflang === site.languages[0]?.code);
  const all =
    !fallback || listed.some(({ hreflang }) => hreflang === 'x-default')
      ? listed
      : [...listed, { hreflang: 'x-default', path: fallback.path }];
  return all.map(({ hreflang, path }) => ({ hreflang, url: absoluteUrl(path, site) }));
}
