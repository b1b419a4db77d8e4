import { normaliseAddress } from '../core/normalise-address.ts';
import { typesOf } from '../core/node-types.ts';
import { visibleText } from '../core/visible-text.ts';
import { PICTURE_TAG, socialTagName } from '../core/head-tags.ts';
import { absoluteUrl, type MetadataResolver } from '../core/metadata-resolver.ts';
import type { JsonValue, ResolvedMetadata, RouteEntry, StructuredData } from '../core/page-metadata.ts';
import { isIsoDate, isIsoDuration, isoDurationSeconds } from '../core/iso-time.ts';
import { routeTable } from '../core/route-table.ts';
import { escapeXml } from './escape-xml.ts';

const MAX_ADDRESSES = 50_000;
/** Maximum length of one file in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_IMAGES = 1000;
/** Maximum length of a recording, and of its description in characters; a search engine rejects more. */
const MAX_VIDEO_SECONDS = 28_800;
const MAX_VIDEO_DESCRIPTION = 2048;

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
 * its social picture and its recordings. A recording without a picture, a name, a description or an address is left
 * out.
 *
 * Aliases are left out. A date of change appears only where the route table has one.
 * More than 50,000 addresses or 50 MB need an index: use `renderSitemapFiles`.
 */
export function renderSitemap(resolver: MetadataResolver): string {
  const pages = listedRoutes(resolver);
  if (pages.length > MAX_ADDRESSES) throw tooLarge(`${pages.length} addresses`);
  const text = urlSet(pages.map((route) => renderEntry(route, resolver.resolve(route.path))));
  if (new TextEncoder().encode(text).length > MAX_BYTES)
    throw tooLarge(`${pages.length} addresses take more than 50 MB and`);
  return text;
}

const tooLarge = (what: string) =>
  new Error(
    `[seo-metadata] ${what} do not fit into one sitemap. No file was written. Use renderSitemapFiles, which splits them and adds an index.`,
  );

/**
 * Prints the sitemaps of a site of any size, by path: `sitemap.xml` alone, or as the index of `sitemap-1.xml`,
 * `sitemap-2.xml` and so on. A file has at most 50,000 addresses and 50 MB.
 *
 * @example
 * for (const [path, text] of Object.entries(renderSitemapFiles(resolver))) await writeFile(path, text);
 */
export function renderSitemapFiles(
  resolver: MetadataResolver,
  limits?: { readonly maxAddresses?: number | undefined; readonly maxBytes?: number | undefined },
): Readonly<Record<string, string>> {
  const maxAddresses = limits?.maxAddresses ?? MAX_ADDRESSES;
  const maxBytes = limits?.maxBytes ?? MAX_BYTES;
  const parts: SitemapPart[] = [];
  let bytes = 0;
  for (const route of listedRoutes(resolver)) {
    const text = renderEntry(route, resolver.resolve(route.path));
    const length = bytesOf(text);
    let part = parts.at(-1);
    if (!part || part.entries.length >= maxAddresses || bytes + length > maxBytes - bytesOf(urlSet([]))) {
      part = { path: `sitemap-${parts.length + 1}.xml`, entries: [], routes: [] };
      parts.push(part);
      bytes = 0;
    }
    part.entries.push(text);
    part.routes.push(route);
    bytes += length;
  }
  if (parts.length <= 1) return { 'sitemap.xml': urlSet(parts[0]?.entries ?? []) };
  return {
    'sitemap.xml': renderIndex(parts, resolver.site.origin),
    ...Object.fromEntries(parts.map(({ path, entries }) => [path, urlSet(entries)])),
  };
}

interface SitemapPart {
  readonly path: string;
  readonly entries: string[];
  readonly routes: RouteEntry[];
}

/** Returns the most that a text and a line break take in UTF-8, at three bytes for each unit beyond ASCII. */
const bytesOf = (text: string) => text.replace(/[\u0080-\uFFFF]/g, '...').length + 1;

const urlSet = (entries: readonly string[]) => [XML, `<urlset ${NAMESPACES}>`, ...entries, '</urlset>', ''].join('\n');

function renderIndex(parts: readonly SitemapPart[], origin: string): string {
  const entries = parts.map(({ path, routes }) => {
    const newest = routes
      .flatMap(changesOf)
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1);
    const changed = newest ? `<lastmod>${newest}</lastmod>` : '';
    return `  <sitemap><loc>${escapeXml(new URL(`/${path}`, origin).href)}</loc>${changed}</sitemap>`;
  });
  return [XML, `<sitemapindex ${INDEX_NAMESPACE}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

/**
 * Returns the routes in the site's lists: each indexable page that has an address and is not an alias, once.
 *
 * Of two spellings of a path the resolver shows one, and that one counts.
 */
export function listedRoutes({ routes, site }: MetadataResolver): readonly RouteEntry[] {
  return [...routeTable(routes).values()].filter(
    ({ path, canonicalPath = path, indexable }) =>
      indexable && absoluteUrl(path, site) && normaliseAddress(canonicalPath) === normaliseAddress(path),
  );
}

/** Returns the date of a route's change; a crawler that finds one that is no date ignores all dates of the site. */
function changesOf({ lastModified = '' }: RouteEntry): readonly string[] {
  return isIsoDate(lastModified) ? [lastModified] : [];
}

function renderEntry(route: RouteEntry, resolved: ResolvedMetadata): string {
  const pictures = [...resolved.og, ...resolved.data].filter(
    (tag) => PICTURE_TAG.test(socialTagName(tag)) && isAbsolute(tag.content),
  );
  const images = new Set(pictures.slice(0, MAX_IMAGES).map(({ content }) => content));
  return [
    '  <url>',
    `    <loc>${escapeXml(resolved.canonicalUrl ?? '')}</loc>`,
    ...changesOf(route).map((date) => `    <lastmod>${date}</lastmod>`),
    ...resolved.alternates.map(
      ({ hreflang, url }) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(url)}"/>`,
    ),
    ...[...images].map((image) => `    <image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    ...resolved.graph.filter((node) => typesOf(node).includes('VideoObject')).flatMap(renderVideo),
    '  </url>',
  ].join('\n');
}

/** Prints a recording; one without a part that a sitemap requires is left out, since a search engine rejects it. */
function renderVideo(video: StructuredData): readonly string[] {
  const fields: readonly (readonly [string, JsonValue | undefined])[] = [
    ['thumbnail_loc', video['thumbnailUrl']],
    ['title', video['name']],
    ['description', video['description']],
    ['content_loc', video['contentUrl']],
    ['player_loc', video['embedUrl']],
    ['duration', wholeSeconds(video['duration'])],
    ['publication_date', dateOf(video['uploadDate'])],
  ];
  const texts = new Map<string, string>();
  for (const [name, value] of fields) {
    const [first] = [value].flat().filter((one) => !name.endsWith('_loc') || isAbsolute(one));
    const text = typeof first === 'string' || typeof first === 'number' ? visibleText(String(first)) : '';
    if (text) texts.set(name, name === 'description' ? [...text].slice(0, MAX_VIDEO_DESCRIPTION).join('') : text);
  }
  const isComplete =
    ['thumbnail_loc', 'title', 'description'].every((name) => texts.has(name)) &&
    (texts.has('content_loc') || texts.has('player_loc'));
  if (!isComplete) return [];
  const printed = [...texts].map(([name, text]) => `<video:${name}>${escapeXml(text)}</video:${name}>`);
  return [`    <video:video>${printed.join('')}</video:video>`];
}

/** Tells whether a value is a whole web address; a crawler that finds another in a sitemap rejects the entry. */
function isAbsolute(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
}

function dateOf(date: JsonValue | undefined): string | undefined {
  return typeof date === 'string' && isIsoDate(date) ? date : undefined;
}

function wholeSeconds(duration: JsonValue | undefined): number | undefined {
  if (typeof duration !== 'string' || !isIsoDuration(duration)) return undefined;
  const seconds = Math.max(1, Math.round(isoDurationSeconds(duration)));
  return seconds <= MAX_VIDEO_SECONDS ? seconds : undefined;
}
