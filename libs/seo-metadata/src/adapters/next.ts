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

/** Open Graph tags in the format of Next: a website, or an article with its dates. */
export type NextOpenGraph =
  | (NextOpenGraphBase & { type: 'website' })
  | (NextOpenGraphBase & {
      type: 'article';
      publishedTime?: string;
      modifiedTime?: string;
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
  twitter: Record<string, string | { url: string; alt?: string }[]>;
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
        languages: Object.fromEntries(alternates.map(({ hreflang, url }) => [hreflang, url])),
      }),
      ...(formats.length > 0 && { types: Object.fromEntries(formats.map(({ type, ...rest }) => [type, [rest]])) }),
    },
    openGraph: openGraphOf(resolved),
    twitter: twitterOf(resolved),
    other: otherTags(resolved),
  };
}

/** Converts the theme colours of a page to the return value of `generateViewport` in Next. */
export function toNextViewport({ siteTags = [] }: ResolvedMetadata): NextViewport {
  const themeColor = siteTags
    .filter(({ name }) => name === 'theme-color')
    .map(({ content: color, media }) => ({ color, ...(media && { media }) }));
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

/** Tells whether Next has its own type for the page; other types are printed as a plain tag. */
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
  if (!isArticle(one('og:type'))) return { type: 'website', ...base };
  return {
    type: 'article',
    ...base,
    ...known({
      publishedTime: one('article:published_time'),
      modifiedTime: one('article:modified_time'),
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
  return known({
    card: one('twitter:card'),
    site: one('twitter:site'),
    creator: one('twitter:creator'),
    title: one('twitter:title'),
    description: one('twitter:description'),
    images: image ? [{ url: image, ...(alt && { alt }) }] : [],
  }) as NextMetadata['twitter'];
}

const IN_NEXT_FIELDS =
  /^(?:description|robots|theme-color|og:(?:title|description|url|site_name|locale(?::alternate)?|image|video|audio)(?::.*)?|twitter:(?:card|site|creator|title|description|image(?::alt)?))$/;

function otherTags(resolved: ResolvedMetadata): NextMetadata['other'] {
  const { one } = contentsOf(resolved);
  const type = one('og:type');
  const other: Record<string, string[]> = {};
  for (const { tagName, attributes } of plainTags(resolved)) {
    const name = attributes['property'] ?? attributes['name'];
    if (tagName !== 'meta' || !name || IN_NEXT_FIELDS.test(name)) continue;
    if (name === 'og:type' && (isArticle(type) || type === 'website')) continue;
    if (name.startsWith('article:') && isArticle(type)) continue;
    (other[name] ??= []).push(attributes['content'] ?? '');
  }
  return Object.fromEntries(
    Object.entries(other).map(([name, contents]) => [name, contents.length === 1 ? (contents[0] as string) : contents]),
  );
}

const MEDIA_NAME = /^og:(image|video|audio)(?::(\w+))?$/;

/** Groups `og:image` with the following tags about it. */
function mediaOf({ og }: ResolvedMetadata, kind: 'image' | 'video' | 'audio'): NextMedia[] {
  const media: NextMedia[] = [];
  for (const tag of og) {
    const [, name, part] = MEDIA_NAME.exec(socialTagName(tag)) ?? [];
    if (name !== kind) continue;
    const last = media.at(-1);
    if (part === undefined || (part === 'url' && last?.url !== tag.content)) media.push({ url: tag.content });
    else if (last && part === 'secure_url') last.secureUrl = tag.content;
    else if (last && (part === 'width' || part === 'height')) last[part] = Number(tag.content);
    else if (last && (part === 'alt' || part === 'type')) last[part] = tag.content;
  }
  return media;
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
