import { serialiseJsonLd } from './json-ld.ts';
import type { ResolvedMetadata, SiteTag, SocialTag } from './page-metadata.ts';

/** Attribute that marks the library's tags, in the prerendered page and in the live one. */
export const HEAD_MARK = 'data-gm-head';

/** Element of the head, as data. */
export interface HeadTag {
  /** Identity of the tag, such as `meta:description`; unique within a page. */
  readonly key: string;
  readonly tagName: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * Names and keys of tags that a page may repeat: the arrays of ogp.me with their properties, authors, and what Google
 * Scholar (`citation_author`) and Dublin Core list one by one. Of all other tags the first one wins.
 */
export const REPEATABLE =
  /^(?:meta:)?(?:author|citation_\w+|dc(?:terms)?\.\w+|og:(?:image|video|audio|locale:alternate)|(?:article|book):(?:author|tag)|video:(?:actor|director|writer|tag)|music:(?:album|song|musician))(?::|$)/;

/** Keys of tags that a site may repeat: a service accepts a proof of ownership for each owner. */
const REPEATABLE_IN_SITE = /^(?!meta:theme-color)/;

/** Names of the tag of a picture: Open Graph has two for the same. */
export const PICTURE_TAG = /^og:image(?::url)?$/;

/** Social tags whose content is the address of a picture or recording. */
export const MEDIA_TAG = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|twitter:(?:image|player(?::stream)?))$/;

/**
 * Lists the tags of a page, in order and without duplicates.
 *
 * The prerendered head and the live head are both made from this list, so they cannot differ. Tags from the route table
 * come first, so they win over an author's tag of the same name.
 */
export function headTags(resolved: ResolvedMetadata): readonly HeadTag[] {
  const tags = new Map<string, HeadTag>();
  const add = (
    tagName: HeadTag['tagName'],
    attributes: HeadTag['attributes'],
    text?: string,
    repeatable = REPEATABLE,
  ): void => {
    const base = tagKey(tagName, (name) => attributes[name]);
    // A tag without a name has no meaning.
    if (base === null) return;
    let key = base;
    for (let count = 2; tags.has(key); count += 1) {
      if (!repeatable.test(base)) return;
      key = `${base}#${count}`;
    }
    tags.set(key, {
      key,
      tagName,
      attributes: { ...attributes, [HEAD_MARK]: '' },
      ...(text !== undefined && { text }),
    });
  };

  add('title', {}, resolved.title);
  if (resolved.description) add('meta', { name: 'description', content: resolved.description });
  if (resolved.canonicalUrl) add('link', { rel: 'canonical', href: resolved.canonicalUrl });
  if (resolved.robots) add('meta', { name: 'robots', content: resolved.robots });
  for (const { hreflang, url } of resolved.alternates) add('link', { rel: 'alternate', hreflang, href: url });
  for (const { type, url, title } of resolved.formats ?? [])
    add('link', { rel: 'alternate', type, ...(title && { title }), href: url });
  for (const tag of resolved.siteTags ?? []) add('meta', metaAttributes(tag), undefined, REPEATABLE_IN_SITE);
  for (const tag of [...resolved.og, ...resolved.data]) add('meta', metaAttributes(tag));
  add('script', { type: 'application/ld+json' }, serialiseJsonLd(resolved.graph));
  return [...tags.values()];
}

/**
 * Returns the key of a head element, or `null` for an element that the library does not manage.
 *
 * Attributes are read through a function, so that a live element and a plain record both work.
 */
export function tagKey(tagName: string, attribute: (name: string) => string | null | undefined): string | null {
  if (tagName === 'title') return tagName;
  if (tagName === 'script') return attribute('type') === 'application/ld+json' ? 'script:ld+json' : null;
  if (tagName === 'meta') {
    const name = attribute('property') ?? attribute('name');
    const media = attribute('media');
    return name ? `meta:${name.toLowerCase()}${media ? ` ${media}` : ''}` : null;
  }
  if (tagName !== 'link') return null;
  // HTML compares the words of `rel`, languages and types without case.
  const word = (name: string) => (attribute(name) ?? '').trim().toLowerCase();
  const rel = word('rel');
  if (rel.split(/\s+/).includes('canonical')) return 'link:canonical';
  const hreflang = word('hreflang');
  const type = word('type');
  // `alternate` with another word is something else: a style sheet, an icon.
  if (rel !== 'alternate' || !(hreflang || type)) return null;
  // A page may have several feeds of one type.
  return hreflang ? `link:alternate:${hreflang}` : `link:format:${type} ${attribute('href')}`;
}

/** Returns the attributes of a meta tag; other keys of a tag, which came from outside, are no attributes. */
function metaAttributes(tag: SiteTag | SocialTag): HeadTag['attributes'] {
  const { property, name, content, media } = tag as Partial<Record<'property' | 'name' | 'content' | 'media', string>>;
  return {
    ...(property !== undefined ? { property } : { name: name ?? '' }),
    content: content ?? '',
    ...(media && { media }),
  };
}

/** Returns the name of a tag, from either attribute and in lower case: a browser compares names in this way. */
export function socialTagName(tag: SocialTag): string {
  return ('property' in tag ? tag.property : tag.name).toLowerCase();
}
