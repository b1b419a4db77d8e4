import { breadcrumbTo } from './breadcrumb.ts';
import { completeMetadata } from './complete-metadata.ts';
import { ignoredParts } from './ignored-parts.ts';
import { normaliseAddress } from './normalise-address.ts';
import { describeKept, keptLine } from './kept-types.ts';
import type {
  DroppedValue,
  MetadataLogger,
  MetadataSanitizer,
  PageEntry,
  PageMetadata,
  ResolvedMetadata,
  RouteEntry,
  SanitizedMetadata,
  SiteIdentity,
} from './page-metadata.ts';
import { robotsContent } from './robots-directives.ts';
import { siteTags } from './site-tags.ts';
import { drawnText, visibleText } from './visible-text.ts';

/** Options of `createMetadataResolver`. */
export interface MetadataResolverOptions {
  readonly routes: readonly RouteEntry[];
  /** Built-in entries, by address. They are the fallback for every page. */
  readonly entries: Readonly<Record<string, PageEntry>>;
  readonly site: SiteIdentity;
  readonly notFound: PageEntry;
  /** Hosts besides the site's own that are allowed in remote addresses of pages. */
  readonly allowedHosts?: readonly string[];
  readonly logger?: MetadataLogger | undefined;
}

/** Resolves addresses to the metadata of their pages. */
export interface MetadataResolver {
  readonly routes: readonly RouteEntry[];
  readonly site: SiteIdentity;
  /** Never throws and always returns metadata: an unknown address gets the not-found entry. */
  resolve(address: string): ResolvedMetadata;
  /** Lists the parts of built-in entries that no head shows: repeated tags, and values that the route table sets. */
  ignored(): readonly DroppedValue[];
  /**
   * Merges remote metadata into the built-in entries, field by field, and returns a new resolver.
   *
   * The map is untrusted: it is sanitised, and one line in the log names the ignored values. Anything that is not a map
   * leaves the built-in entries unchanged. The sanitiser is an argument, so that pages without a remote source never
   * load
   * it.
   *
   * @example
   * const { sanitizeMetadataMap } = await import('@genmaster/seo-metadata/remote');
   * const current = resolver.withRemote(map, sanitizeMetadataMap);
   */
  withRemote(map: unknown, sanitize: MetadataSanitizer): MetadataResolver;
}

type Remote = Pick<SanitizedMetadata, 'entries' | 'broken'>;

/**
 * Creates a resolver that returns complete metadata for every address.
 *
 * Parts of built-in entries that no head shows are logged in one line; `ignored` lists them.
 *
 * @example
 * const resolver = createMetadataResolver({ routes, entries, site, notFound });
 * resolver.resolve('/About-Us/?demo=2').canonicalUrl; // 'https://genmaster.example/about-us'
 */
export function createMetadataResolver(options: MetadataResolverOptions): MetadataResolver {
  const resolver = resolverOver(options, { entries: {} });
  const ignored = resolver.ignored();
  if (ignored.length > 0) {
    const listed = ignored.map(({ address, field, reason }) => `"${address}" ${field}: ${reason}`).join('; ');
    options.logger?.warn(`[seo-metadata] Parts of built-in entries show on no page. Remove them: ${listed}.`);
  }
  return resolver;
}

function resolverOver(options: MetadataResolverOptions, remote: Remote): MetadataResolver {
  const { routes, entries, site, notFound, logger } = options;
  const table = new Map(routes.map((route) => [route.path, route]));
  const tags = siteTags(site);

  const builtInOf = ({ path }: RouteEntry) => (Object.hasOwn(entries, path) ? (entries[path] as PageEntry) : undefined);
  const entryOf = (route: RouteEntry): PageMetadata => {
    const entry = builtInOf(route);
    const complete = completeEntry(entry);
    if (visibleText(complete.title)) return complete;
    const lack = entry ? 'no title that can be seen' : 'no built-in entry';
    logger?.warn(
      `[seo-metadata] "${route.path}" has ${lack}. Its name is the title. Add ${entry ? 'a title' : 'an entry for it'}.`,
    );
    return { ...complete, title: site.titleTemplate ? route.name : `${route.name} | ${site.name}` };
  };

  return {
    routes,
    site,
    resolve(address) {
      const path = normaliseAddress(address);
      const asked = table.get(path);
      // An alias gets the tags of its canonical page.
      const route = asked && (table.get(asked.canonicalPath ?? path) ?? asked);
      return completeMetadata({
        place: {
          status: route ? 200 : 404,
          path,
          canonicalPath: route?.path ?? null,
          canonicalUrl: route ? absoluteUrl(route.path, site) : null,
          robots: robotsContent(route?.indexable ?? false, { ...site.robots, ...route?.robots }),
          language: languageOf(route, site),
          alternates: alternatesOf(route, site),
          ...(route?.lastModified && { lastModified: route.lastModified }),
          ...(route?.formats && {
            formats: route.formats.map(({ path: format, ...rest }) => ({ ...rest, url: absoluteUrl(format, site) })),
          }),
          ...(tags.length > 0 && { siteTags: tags }),
          breadcrumb: route ? breadcrumbTo(route, table) : [],
        },
        builtIn: route ? entryOf(route) : completeEntry(notFound),
        remote: (route && remote.entries[route.path]) ?? {},
        brokenTypes: ((route && remote.broken?.[route.path]) ?? []).map(({ type }) => type),
        site,
      });
    },
    ignored: () =>
      routes.flatMap((route) => {
        const entry = builtInOf(route);
        return entry ? ignoredParts(route.path, completeEntry(entry)) : [];
      }),
    withRemote(map, sanitize) {
      const sanitized = sanitize(map, options);
      if (sanitized.summary) logger?.warn(sanitized.summary);
      const kept = Object.entries(sanitized.broken ?? {}).flatMap(([path, broken]) =>
        describeKept(path, entries[path]?.schema ?? [], broken),
      );
      if (kept.length > 0) logger?.warn(keptLine(kept));
      return resolverOver(options, sanitized);
    },
  };
}

/** Returns an author's entry with every list set and with invisible characters removed from its texts. */
export function completeEntry(entry: Partial<PageEntry> = {}): PageMetadata {
  const { title = '', description = '', data = [], og = [], schema = [] } = entry;
  const visible = <Tag extends { readonly content: string }>(tag: Tag): Tag => ({
    ...tag,
    content: drawnText(tag.content),
  });
  return {
    title: drawnText(title),
    description: drawnText(description),
    data: data.map(visible),
    og: og.map(visible),
    schema,
  };
}

/** Returns the absolute URL of a path of the site; the home page ends in a slash. */
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
