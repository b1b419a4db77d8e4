import { parse } from 'parse5';
import { tagKey } from '../core/head-tags.ts';
import { attributeOf, elementsIn, isHidden, textOf, type HtmlElement } from './html-tree.ts';
import type { PageReading } from './page-reading.ts';
import { readJsonLd } from './read-json-ld.ts';

/**
 * Reads a built page: the data for search engines and the content for visitors.
 *
 * Invalid HTML is repaired as in a browser; nothing throws.
 *
 * @param html the page as the server sends it, before any script ran.
 * @param address absolute address of the page, for relative links. @default the canonical address in the page
 */
export function readPage(html: string, address?: string): PageReading {
  const document = parse(html);
  const all = elementsIn(document);
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  // One tag may have both attributes, each with a name of its own. Names are compared without case.
  const metas = named('meta').flatMap((meta) =>
    ['name', 'property'].flatMap((attribute) => {
      const name = attributeOf(meta, attribute)?.toLowerCase();
      return name ? [{ name, content: attributeOf(meta, 'content') ?? '' }] : [];
    }),
  );
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content ?? '';
  // Search engines ignore such a link in the body.
  const links = named('head').flatMap(elementsIn);
  const linked = (key: string) =>
    links.filter((link) => tagKey(link.tagName, (name) => attributeOf(link, name))?.startsWith(key));
  const [canonicalLink] = linked('link:canonical');
  const ownAddress = address ?? (canonicalLink && attributeOf(canonicalLink, 'href')) ?? undefined;
  const [baseHref = null] = named('base').map((element) => attributeOf(element, 'href'));
  const base = absolute(baseHref, ownAddress) ?? ownAddress;
  const [body] = named('body');
  const seen = body ? shownIn(body) : [];
  const { nodes, unreadable } = readJsonLd(
    named('script').filter((script) => JSON_LD.test(attributeOf(script, 'type') ?? '')),
  );
  const social: Record<string, string[]> = {};
  for (const { name, content } of metas) {
    if (name.includes(':')) (social[name] ??= []).push(content);
  }

  return {
    language: (named('html')[0] && attributeOf(named('html')[0] as HtmlElement, 'lang')) ?? '',
    title: named('title').filter(isHtml).map(rawTitle)[0] ?? '',
    description: meta('description'),
    canonical: (canonicalLink && absolute(attributeOf(canonicalLink, 'href'), base)) ?? null,
    robots: meta('robots'),
    alternates: Object.fromEntries(
      linked('link:alternate:').flatMap((link) => {
        const language = attributeOf(link, 'hreflang');
        const href = absolute(attributeOf(link, 'href'), base);
        return language && href ? [[language, href]] : [];
      }),
    ),
    social,
    nodes,
    unreadable,
    headings: seen.flatMap((element) => {
      const level = /^h([1-6])$/.exec(element.tagName)?.[1];
      return level ? [{ level: Number(level), text: textOf(element) }] : [];
    }),
    text: body ? textOf(body) : '',
    links: seen
      .filter(({ tagName }) => tagName === 'a')
      .flatMap((link) => {
        const href = absolute(attributeOf(link, 'href'), base);
        return href ? [{ text: textOf(link) || nameOf(link), href }] : [];
      }),
    times: seen.flatMap((element) => (element.tagName === 'time' ? [attributeOf(element, 'datetime') ?? ''] : [])),
    videos: seen
      .filter(({ tagName }) => tagName === 'video')
      .map((video) => ({
        sources: [video, ...elementsIn(video).filter(({ tagName }) => tagName === 'source')].flatMap(
          (source) => absolute(attributeOf(source, 'src'), base) ?? [],
        ),
        poster: absolute(attributeOf(video, 'poster'), base),
      })),
  };
}

/** Type of a JSON-LD script, with or without parameters. */
const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;

/** Tells whether an element belongs to HTML: a picture in the page may have a title of its own. */
const isHtml = ({ namespaceURI }: HtmlElement): boolean => namespaceURI.endsWith('/xhtml');

/** Returns the text of a title. The element is never drawn, so `textOf` would treat it as hidden. */
const rawTitle = (title: HtmlElement): string =>
  title.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the name of a link without text, such as an icon. */
function nameOf(link: HtmlElement): string {
  const names = elementsIn(link).map((part) => {
    if (part.tagName === 'img') return attributeOf(part, 'alt');
    return part.tagName === 'title' ? rawTitle(part) : null;
  });
  return attributeOf(link, 'aria-label') ?? names.find((name) => name) ?? '';
}

function shownIn(parent: HtmlElement): readonly HtmlElement[] {
  return parent.childNodes.flatMap((child) =>
    'tagName' in child && !isHidden(child) ? [child, ...shownIn(child)] : [],
  );
}

function absolute(href: string | null, base: string | undefined): string | null {
  return href !== null && URL.canParse(href, base) ? new URL(href, base).href : null;
}
