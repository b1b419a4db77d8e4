import { breadcrumbTo } from './breadcrumb.ts';
import { completeMetadata } from './complete-metadata.ts';
import { ignoredParts } from './ignored-parts.ts';
import { needOptions } from './need-options.ts';
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
  SocialTag,
} from './page-metadata.ts';
import { robotsContent } from './robots-directives.ts';
import { aliasesIn, pageAt, routeTable } from './route-table.ts';
import { definedOf } from './structured-data.ts';
import { siteTags } from './site-tags.ts';
import { drawnText, visibleText } from './visible-text.ts';
import { withoutNulls } from './without-nulls.ts';

/** Options of `createMetadataResolver`. */
export interface MetadataResolverOptions {
  readonly routes: readonly RouteEntry[];
  /** Built-in entries, by address. They are the fallback for every page. */
  readonly entries: Readonly<Record<string, PageEntry>>;
  readonly site: SiteIdentity;
  readonly notFound: PageEntry;
  /** Hosts besides the site's own that are allowed in remote addresses of pages. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly logger?: MetadataLogger | undefined;
}

/** Resolves addresses to the metadata of their pages. */
export interface MetadataResolver {
  readonly routes: readonly RouteEntry[];
  readonly site: SiteIdentity;
  /** Never throws and always returns metadata: an unknown address gets the not-found entry. */
  resolve(address: string): ResolvedMetadata;
  /** Lists the parts of built-in entries that no head shows: repeated tags, and tags that the library makes itself. */
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
 * Parts of built-in entries that no head shows are logged in one line; `ignored` lists them. Throws when a required
 * option is missing, and when the site's origin is not an `http` or `https` address.
 *
 * @example
 * const resolver = createMetadataResolver({ routes, entries, site, notFound });
 * resolver.resolve('/About-Us/?demo=2').canonicalUrl; // 'https://genmaster.example/about-us'
 */
export function createMetadataResolver(options: MetadataResolverOptions): MetadataResolver {
  const given = withoutNulls(options);
  const site = withoutNulls(given.site);
  needOptions({ ...site, ...given }, 'site routes entries name locale languages', 'no page has an address');
  // With credentials, every address of the site would publish them.
  if (!URL.canParse(site.origin) || !/^https?:\/\/[^@]+$/i.test(site.origin))
    throw new Error(
      `[seo-metadata] "${site.origin}" is no origin such as "https://example.com", so no page has an address.`,
    );
  const resolver = resolverOver({ ...given, site, routes: given.routes.map(withoutNulls) }, { entries: {} });
  const ignored = resolver.ignored();
  if (ignored[0]) {
    const listed = ignored.map(({ address, field, reason }) => `"${address}" ${field}: ${reason}`).join('; ');
    given.logger?.warn(`[seo-metadata] Parts of built-in entries show on no page. Remove them: ${listed}.`);
  }
  return resolver;
}

function resolverOver(options: MetadataResolverOptions, remote: Remote): MetadataResolver {
  const { routes, entries, site, notFound, logger } = options;
  const table = routeTable(routes);
  const entryAt = new Map(Object.entries(entries).map(([path, entry]) => [normaliseAddress(path), entry]));
  const tags = siteTags(site);
  const aliasesOf = aliasesIn(routes, table);

  const builtInOf = (path: string) => entryAt.get(normaliseAddress(path));
  const entryOf = (route: RouteEntry): PageMetadata => {
    const entry = builtInOf(route.path);
    const complete = completeEntry(entry);
    if (visibleText(complete.title)) return complete;
    const lack = entry ? 'no title that can be seen' : 'no built-in entry';
    logger?.warn(`[seo-metadata] "${route.path}" has ${lack}. Its name is the title. Add one.`);
    const named = { ...complete, title: site.titleTemplate ? route.name : `${route.name} | ${site.name}` };
    // Kept, so that the log says it once and not at each call.
    entryAt.set(normaliseAddress(route.path), named);
    return named;
  };

  return {
    routes,
    site,
    resolve(address) {
      const path = normaliseAddress(address);
      const route = pageAt(path, table);
      const pagePath = route?.path ?? '';
      return completeMetadata({
        place: {
          status: route ? 200 : 404,
          path,
          canonicalPath: route?.path ?? null,
          canonicalUrl: (route && absoluteUrl(route.path, site)) || null,
          robots: robotsContent(route?.indexable, { ...site.robots, ...definedOf(route?.robots) }),
          language: languageOf(route, site),
          alternates: alternatesOf(route, site),
          ...definedOf({
            aliases: aliasesOf.get(pagePath),
            lastModified: route?.lastModified,
            siteTags: tags,
            formats: withUrls(route?.formats ?? [], site),
          }),
          breadcrumb: route ? breadcrumbTo(route, table) : [],
        },
        builtIn: route ? entryOf(route) : completeEntry(notFound),
        remote: remote.entries[pagePath] ?? {},
        brokenTypes: remote.broken?.[pagePath]?.map(({ type }) => type),
        site,
      });
    },
    ignored: () => routes.flatMap((route) => ignoredParts(route.path, completeEntry(builtInOf(route.path)), site)),
    withRemote(map, sanitize) {
      const sanitized = sanitize(map, options);
      if (sanitized.summary) logger?.warn(sanitized.summary);
      const kept = Object.entries(sanitized.broken ?? {}).flatMap(([path, broken]) =>
        describeKept(path, completeEntry(builtInOf(path)).schema, broken),
      );
      if (kept[0]) logger?.warn(keptLine(kept));
      return resolverOver(options, sanitized);
    },
  };
}

/**
 * Returns an author's entry with every list set and with invisible characters removed from its texts.
 *
 * An entry may come from a file or from code without types, so each part that is not of its type counts as omitted.
 */
export function completeEntry(entry: Partial<PageEntry> | null | undefined): PageMetadata {
  const { title, description, data, og, schema } = entry ?? {};
  return {
    title: textOf(title),
    description: textOf(description),
    data: tagsIn(data),
    og: tagsIn(og),
    schema: recordsIn(schema),
  };
}

/** Returns a text or a number as text without invisible characters; anything else is `''`. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? drawnText(String(value)) : '';
}

function tagsIn<Tag extends SocialTag>(list: readonly Tag[] | undefined): readonly Tag[] {
  return recordsIn(list)
    .filter((tag) => typeof ('property' in tag ? tag.property : tag.name) === 'string')
    .map((tag) => ({ ...tag, content: textOf(tag.content) }));
}

function recordsIn<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : [];
}

/**
 * Returns the absolute URL of a path of the site, or `''` when it is no address; the home page ends in a slash.
 *
 * A path that starts with several slashes would be an address on another host, also with white space between them.
 */
export function absoluteUrl(path: string, { origin }: Pick<SiteIdentity, 'origin'>): string {
  path = String(path).replace(/^[/\\\0- ]+/, '/');
  return URL.canParse(path, origin) ? new URL(path, origin).href : '';
}

/** Gives each version of a page its URL; one whose path is no address is left out, and `checkSite` reports it. */
function withUrls<Version extends { readonly path: string }>(versions: readonly Version[], site: SiteIdentity) {
  return versions.map(({ path, ...rest }) => ({ ...rest, url: absoluteUrl(path, site) })).filter(({ url }) => url);
}

function languageOf(route: RouteEntry | undefined, site: SiteIdentity): string {
  const own = route?.alternates?.find(
    ({ hreflang, path }) =>
      normaliseAddress(path) === normaliseAddress(route.path) &&
      hreflang !== 'x-default' &&
      // A version on another host, such as that of a country, may have the same path.
      absoluteUrl(path, site).startsWith(absoluteUrl('/', site)),
  );
  return own?.hreflang ?? site.languages[0]?.code ?? site.locale.replace('_', '-');
}

function alternatesOf(route: RouteEntry | undefined, site: SiteIdentity): ResolvedMetadata['alternates'] {
  const listed = (route?.indexable && route.alternates) || [];
  const fallback = listed.find(({ hreflang }) => hreflang === site.languages[0]?.code);
  const isComplete = !fallback || listed.some(({ hreflang }) => hreflang === 'x-default');
  return withUrls(isComplete ? listed : [...listed, { ...fallback, hreflang: 'x-default' }], site);
}
