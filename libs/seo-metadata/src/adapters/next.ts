import { serialiseJsonLd } from '../core/json-ld.ts';
import { socialTagName } from '../core/head-tags.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';
import { plainTags } from './page-head.ts';

/** Picture or recording of a social preview, in the format of Next. */
export interface NextMedia {
  url: string;
  secureUrl?: string;
  type?: string;
  width?: number;
  height?: number;
  alt?: string;
}

interface NextOpenGraphBase {
  title?: string;
  description?: string;
  url?: string;
  siteName?: string;
  locale?: string;
  alternateLocale?: string[];
  images?: NextMedia[];
  videos?: NextMedia[];
  audio?: NextMedia[];
}

/** Type of a page that Next prints itself, in addition to `article`. */
type NextPageType =
  | 'website'
  | 'book'
  | 'profile'
  | 'music.song'
  | 'music.album'
  | 'music.playlist'
  | 'music.radio_station'
  | 'video.movie'
  | 'video.episode'
  | 'video.tv_show'
  | 'video.other';

/** Open Graph tags in the format of Next: an article with its dates, another type that Next knows, or no type. */
export type NextOpenGraph =
  | (NextOpenGraphBase & { type: NextPageType })
  | (NextOpenGraphBase & { type?: undefined })
  | (NextOpenGraphBase & {
      type: 'article';
      publishedTime?: string;
      modifiedTime?: string;
      expirationTime?: string;
      authors?: string[];
      section?: string;
      tags?: string[];
    });

/** Return value of `generateMetadata` in Next; compatible with Next's own `Metadata`. */
export interface NextMetadata {
  title: { absolute: string };
  description?: string;
  robots?: string;
  alternates: {
    canonical?: string;
    languages?: Record<string, string>;
    types?: Record<string, { url: string; title?: string }[]>;
  };
  openGraph: NextOpenGraph;
  twitter: Record<string, string | { url: string; alt?: string }[] | { id: Record<string, never> }>;
  /** All other tags, such as proofs of ownership. */
  other: Record<string, string | string[]>;
}

/** Return value of `generateViewport` in Next, with the theme colours of the browser. */
export interface NextViewport {
  themeColor?: { color: string; media?: string }[];
}

/**
 * Converts a page's metadata to the return value of `generateMetadata` in Next.
 *
 * Two parts go elsewhere: theme colours to `generateViewport`, with `toNextViewport`, and structured data to the page
 * itself, with `renderJsonLd`.
 *
 * @example
 * export const generateMetadata = async ({ params }) => toNextMetadata(resolver.resolve((await params).path));
 */
export function toNextMetadata(resolved: ResolvedMetadata): NextMetadata {
  const { title, description, robots, canonicalUrl, alternates, formats = [] } = resolved;
  return {
    title: { absolute: title },
    ...(description && { description }),
    ...(robots && { robots }),
    alternates: {
      ...(canonicalUrl && { canonical: canonicalUrl }),
      ...(alternates.length > 0 && {
        // The first of two addresses for a language wins, as in the printed head.
        languages: Object.fromEntries(alternates.map(({ hreflang, url }) => [hreflang, url] as const).reverse()),
      }),
      ...(formats.length > 0 && { types: formatsByType(formats) }),
    },
    openGraph: openGraphOf(resolved),
    twitter: twitterOf(resolved),
    other: otherTags(resolved),
  };
}

/** Converts the theme colours of a page to the return value of `generateViewport` in Next. */
export function toNextViewport(resolved: ResolvedMetadata): NextViewport {
  const themeColor = plainTags(resolved)
    .filter(({ attributes }) => attributes['name']?.toLowerCase() === 'theme-color')
    .map(({ attributes: { content = '', media } }) => ({ color: content, ...(media && { media }) }));
  return themeColor.length > 0 ? { themeColor } : {};
}

/**
 * Prints the structured data of a page, for the text of a `<script type="application/ld+json">`.
 *
 * The result is escaped, so that no text can end the script.
 */
export function renderJsonLd(resolved: ResolvedMetadata): string {
  return serialiseJsonLd(resolved.graph);
}

const NEXT_TYPE =
  /^(?:website|book|profile|music\.(?:song|album|playlist|radio_station)|video\.(?:movie|episode|tv_show|other))$/;

/** Returns true when Next prints the type of a page; any other type is a plain tag, because Next rejects it. */
const isNextType = (type = ''): type is NextPageType => NEXT_TYPE.test(type);
/** Returns true for an article, which has its own fields in Next. */
const isArticle = (type: string | undefined) => type === 'article';

function openGraphOf(resolved: ResolvedMetadata): NextOpenGraph {
  const { one, all } = contentsOf(resolved);
  const media = {
    images: mediaOf(resolved, 'image'),
    videos: mediaOf(resolved, 'video'),
    audio: mediaOf(resolved, 'audio'),
  };
  const base = known({
    title: one('og:title'),
    description: one('og:description'),
    url: one('og:url'),
    siteName: one('og:site_name'),
    locale: one('og:locale'),
    alternateLocale: all('og:locale:alternate'),
    ...media,
  }) as NextOpenGraphBase;
  const type = one('og:type');
  if (!isArticle(type)) return isNextType(type) ? { type, ...base } : base;
  return {
    type: 'article',
    ...base,
    ...known({
      publishedTime: one('article:published_time'),
      modifiedTime: one('article:modified_time'),
      expirationTime: one('article:expiration_time'),
      authors: all('article:author'),
      section: one('article:section'),
      tags: all('article:tag'),
    }),
  };
}

function twitterOf(resolved: ResolvedMetadata): NextMetadata['twitter'] {
  const { one } = contentsOf(resolved);
  const image = one('twitter:image') ?? one('og:image');
  const alt = one('twitter:image:alt');
  const card = one('twitter:card');
  return known({
    card,
    // Next reads the ids of an app without asking whether there are any. Its tags are plain ones.
    app: card === 'app' ? { id: {} } : undefined,
    site: one('twitter:site'),
    creator: one('twitter:creator'),
    title: one('twitter:title'),
    description: one('twitter:description'),
    images: image ? [{ url: image, ...(alt && { alt }) }] : [],
  }) as NextMetadata['twitter'];
}

const IN_NEXT_FIELDS =
  /^(?:description|robots|theme-color|og:(?:title|description|url|site_name|locale(?::alternate)?|(?:image|video|audio)(?::(?:(?:secure_)?url|width|height|alt|type))?)|twitter:(?:card|site|creator|title|description|image(?::alt)?))$/i;

const IN_NEXT_ARTICLE = /^article:(?:(?:published|modified|expiration)_time|author|section|tag)$/i;

function otherTags(resolved: ResolvedMetadata): NextMetadata['other'] {
  const { one } = contentsOf(resolved);
  const type = one('og:type');
  const other = new Map<string, string[]>();
  for (const { tagName, attributes } of plainTags(resolved)) {
    const name = attributes['property'] ?? attributes['name'];
    if (tagName !== 'meta' || !name || IN_NEXT_FIELDS.test(name)) continue;
    if (/^og:type$/i.test(name) && (isArticle(type) || isNextType(type))) continue;
    if (IN_NEXT_ARTICLE.test(name) && isArticle(type)) continue;
    other.set(name, [...(other.get(name) ?? []), attributes['content'] ?? '']);
  }
  return Object.fromEntries(
    [...other].map(([name, contents]) => [name, contents.length === 1 ? (contents[0] as string) : contents]),
  );
}

const MEDIA_NAME = /^og:(image|video|audio)(?::(\w+))?$/;

/** Groups `og:image` with the following tags about it. */
function mediaOf({ og, data }: ResolvedMetadata, kind: 'image' | 'video' | 'audio'): NextMedia[] {
  const media: NextMedia[] = [];
  for (const tag of [...og, ...data]) {
    const [, name, part] = MEDIA_NAME.exec(socialTagName(tag)) ?? [];
    if (name !== kind) continue;
    const last = media.at(-1);
    if (part === undefined || (part === 'url' && last?.url !== tag.content)) media.push({ url: tag.content });
    else if (last && part === 'secure_url') last.secureUrl = tag.content;
    else if (last && (part === 'width' || part === 'height') && /^\d+$/.test(tag.content))
      last[part] = Number(tag.content);
    else if (last && (part === 'alt' || part === 'type')) last[part] = tag.content;
  }
  return media;
}

/** Groups the formats of a page by media type: a page may have several feeds. */
function formatsByType(formats: NonNullable<ResolvedMetadata['formats']>) {
  const types = new Map<string, { url: string; title?: string }[]>();
  for (const { type, ...rest } of formats) types.set(type, [...(types.get(type) ?? []), rest]);
  return Object.fromEntries(types);
}

function contentsOf({ og, data }: ResolvedMetadata) {
  const tags = [...og, ...data];
  const all = (name: string) => tags.filter((tag) => socialTagName(tag) === name).map(({ content }) => content);
  return { all, one: (name: string) => all(name)[0] };
}

function known(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}
