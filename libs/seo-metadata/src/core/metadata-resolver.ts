import { breadcrumbTo } from './breadcrumb.ts';
import { MEDIA_TAG, socialTagName } from './head-tags.ts';
import { absoluteAddress } from './json-ld.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { normaliseAddress } from './normalise-address.ts';
import { pageGraph } from './page-graph.ts';
import type {
  FieldOrigin,
  MetadataField,
  MetadataLogger,
  MetadataSanitizer,
  PageMetadata,
  ResolvedMetadata,
  RouteEntry,
  SiteIdentity,
  SocialTag,
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

const FIELDS = ['title', 'description', 'data', 'og', 'schema'] as const satisfies readonly MetadataField[];
const PROTECTED_SOCIAL_TAGS = /^og:(?:url|site_name|locale)/;

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
      const remote = (route && remoteEntries[route.path]) ?? {};
      const entry = route ? mergeMetadata(entryOf(route), remote) : notFound;
      const canonicalUrl = route ? absoluteUrl(route.path, site) : null;
      const language = languageOf(route, site);
      const breadcrumb = route ? breadcrumbTo(route, table) : [];
      return {
        status: route ? 200 : 404,
        path,
        canonicalPath: route?.path ?? null,
        canonicalUrl,
        title: entry.title,
        description: entry.description,
        robots: route?.indexable ? null : 'noindex',
        language,
        data: entry.data.filter(({ name }) => !/^(?:description|robots)$/i.test(name)),
        og: socialTags({ entry, site, route, language, canonicalUrl }),
        alternates: alternatesOf(route, site),
        graph: pageGraph({ entry, site, canonicalUrl, language, breadcrumb }),
        breadcrumb,
        origins: originsOf(remote),
      };
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

function originsOf(remote: Partial<PageMetadata>): Record<MetadataField, FieldOrigin> {
  return Object.fromEntries(FIELDS.map((field) => [field, remote[field] ? 'remote' : 'built-in'])) as Record<
    MetadataField,
    FieldOrigin
  >;
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

interface SocialTagsInput {
  readonly entry: PageMetadata;
  readonly site: SiteIdentity;
  readonly route: RouteEntry | undefined;
  readonly language: string;
  readonly canonicalUrl: string | null;
}

function socialTags({ entry, site, route, language, canonicalUrl }: SocialTagsInput): readonly SocialTag[] {
  const localeOf = (code: string) => site.languages.find((known) => known.code === code)?.locale ?? site.locale;
  const locale = localeOf(language);
  const otherLocales = new Set((route?.alternates ?? []).map(({ hreflang }) => localeOf(hreflang)));
  otherLocales.delete(locale);

  const written = entry.og
    .filter((tag) => !PROTECTED_SOCIAL_TAGS.test(socialTagName(tag)))
    .map((tag) =>
      MEDIA_TAG.test(socialTagName(tag)) ? { ...tag, content: absoluteAddress(tag.content, site.origin) } : tag,
    );
  const has = (name: string) => written.some((tag) => socialTagName(tag) === name);
  const missing = (property: string, content: string) => (has(property) || !content ? [] : [{ property, content }]);
  const imageText = written.find((tag) => socialTagName(tag) === 'og:image:alt')?.content;
  return [
    ...missing('og:title', entry.title.replace(` | ${site.name}`, '')),
    ...missing('og:description', entry.description),
    ...missing('og:type', 'website'),
    ...(canonicalUrl ? [{ property: 'og:url', content: canonicalUrl }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: locale },
    ...[...otherLocales].map((content) => ({ property: 'og:locale:alternate', content })),
    ...written,
    // X reads title, description and picture from Open Graph.
    ...(has('twitter:card')
      ? []
      : [{ name: 'twitter:card', content: has('og:image') ? 'summary_large_image' : 'summary' }]),
    ...(imageText && !has('twitter:image:alt') ? [{ name: 'twitter:image:alt', content: imageText }] : []),
  ];
}
