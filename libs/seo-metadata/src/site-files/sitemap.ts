import { escapeHtml } from '../core/render-head.ts';
import type { MetadataResolver } from '../core/metadata-resolver.ts';
import type { JsonValue, ResolvedMetadata, RouteEntry, StructuredData } from '../core/page-metadata.ts';
import { isIsoDuration, isoDurationSeconds } from '../core/iso-time.ts';

const MAX_ADDRESSES = 50_000;

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

/**
 * Prints `sitemap.xml`: every indexable page once, with its language versions,
 * its social picture and its recordings.
 *
 * Aliases are left out. A date of change appears only where the route table has one.
 */
export function renderSitemap(resolver: MetadataResolver): string {
  const pages = resolver.routes.filter(isListed);
  if (pages.length > MAX_ADDRESSES) {
    throw new Error(
      `[seo-metadata] ${pages.length} addresses do not fit into one sitemap. No file was written. Split the route table at ${MAX_ADDRESSES}.`,
    );
  }
  const entries = pages.map((route) => renderEntry(route, resolver.resolve(route.path)));
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset ${NAMESPACES}>`, ...entries, '</urlset>', ''].join('\n');
}

/** Tells whether a route belongs into the site's lists: a page of its own that may be found. */
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
