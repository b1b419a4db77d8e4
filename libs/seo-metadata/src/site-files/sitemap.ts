import { escapeHtml } from '../core/render-head.ts';
import type { MetadataResolver } from '../core/metadata-resolver.ts';
import type { JsonValue, ResolvedMetadata, RouteEntry, StructuredData } from '../core/page-metadata.ts';
import { isIsoDuration, isoDurationSeconds } from '../core/iso-time.ts';

const MAX_ADDRESSES = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const INDEX_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NAMESPACES = [
  INDEX_NAMESPACE,
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

/**
 * Prints `sitemap.xml`: every indexable page once, with its language versions,
 * its social picture and its recordings.
 *
 * Aliases are left out. A date of change appears only where the route table has one.
 * More than 50,000 addresses need an index: use `renderSitemapFiles`.
 */
export function renderSitemap(resolver: MetadataResolver): string {
  const pages = resolver.routes.filter(isListed);
  if (pages.length > MAX_ADDRESSES) {
    throw new Error(
      `[seo-metadata] ${pages.length} addresses do not fit into one sitemap. No file was written. Use renderSitemapFiles, which splits them at ${MAX_ADDRESSES} and adds an index.`,
    );
  }
  return renderUrlSet(pages, resolver);
}

/**
 * Prints the sitemaps of a site of any size, by path: `sitemap.xml` alone, or as the index of `sitemap-1.xml`,
 * `sitemap-2.xml` and so on.
 *
 * @example
 * for (const [path, text] of Object.entries(renderSitemapFiles(resolver))) await writeFile(path, text);
 */
export function renderSitemapFiles(
  resolver: MetadataResolver,
  { maxAddresses = MAX_ADDRESSES }: { readonly maxAddresses?: number } = {},
): Readonly<Record<string, string>> {
  const pages = resolver.routes.filter(isListed);
  if (pages.length <= maxAddresses) return { 'sitemap.xml': renderUrlSet(pages, resolver) };
  const parts = Array.from({ length: Math.ceil(pages.length / maxAddresses) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    pages: pages.slice(index * maxAddresses, (index + 1) * maxAddresses),
  }));
  return {
    'sitemap.xml': renderIndex(parts, resolver.site.origin),
    ...Object.fromEntries(parts.map((part) => [part.path, renderUrlSet(part.pages, resolver)])),
  };
}

function renderUrlSet(pages: readonly RouteEntry[], resolver: MetadataResolver): string {
  const entries = pages.map((route) => renderEntry(route, resolver.resolve(route.path)));
  return [XML, `<urlset ${NAMESPACES}>`, ...entries, '</urlset>', ''].join('\n');
}

function renderIndex(
  parts: readonly { readonly path: string; readonly pages: readonly RouteEntry[] }[],
  origin: string,
): string {
  const entries = parts.map(({ path, pages }) => {
    const newest = pages
      .flatMap(({ lastModified }) => lastModified ?? [])
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1);
    const changed = newest ? `<lastmod>${escapeHtml(newest)}</lastmod>` : '';
    return `  <sitemap><loc>${escapeHtml(new URL(`/${path}`, origin).href)}</loc>${changed}</sitemap>`;
  });
  return [XML, `<sitemapindex ${INDEX_NAMESPACE}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

/** Tells whether a route belongs in the site's lists: an indexable page that is not an alias. */
export function isListed({ path, canonicalPath = path, indexable }: RouteEntry): boolean {
  return indexable && canonicalPath === path;
}

function renderEntry(route: RouteEntry, resolved: ResolvedMetadata): string {
  const image = resolved.og.find((tag) => 'property' in tag && tag.property === 'og:image')?.content;
  return [
    '  <url>',
    `    <loc>${escapeHtml(resolved.canonicalUrl ?? '')}</loc>`,
    ...(route.lastModified ? [`    <lastmod>${escapeHtml(route.lastModified)}</lastmod>`] : []),
    ...resolved.alternates.map(
      ({ hreflang, url }) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}"/>`,
    ),
    ...(image ? [`    <image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`] : []),
    ...resolved.graph.filter((node) => node['@type'] === 'VideoObject').map(renderVideo),
    '  </url>',
  ].join('\n');
}

function renderVideo(video: StructuredData): string {
  const fields: readonly (readonly [string, JsonValue | undefined])[] = [
    ['thumbnail_loc', [video['thumbnailUrl'] ?? []].flat()[0]],
    ['title', video['name']],
    ['description', video['description']],
    ['content_loc', video['contentUrl']],
    ['duration', wholeSeconds(video['duration'])],
    ['publication_date', video['uploadDate']],
  ];
  const printed = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [`<video:${name}>${escapeHtml(String(value))}</video:${name}>`],
  );
  return `    <video:video>${printed.join('')}</video:video>`;
}

function wholeSeconds(duration: JsonValue | undefined): number | undefined {
  return typeof duration === 'string' && isIsoDuration(duration)
    ? Math.max(1, Math.round(isoDurationSeconds(duration)))
    : undefined;
}
