import { parse } from 'parse5';
import { tagKey } from '../core/head-tags.ts';
import { attributeOf, elementsIn, isHidden, markedTextOf, textOf, type HtmlElement } from './html-tree.ts';
import { nameOf, rawTitle } from './name-of.ts';
import { ownTimes } from './own-times.ts';
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
      const level = levelOf(element);
      return level ? [{ level, text: textOf(element) || nameOf(element, all) }] : [];
    }),
    text: body ? textOf(body) : '',
    markedText: body ? markedTextOf(body) : '',
    alternatives: seen.filter(isPicture).flatMap((picture) => nameOf(picture, all) || []),
    links: seen
      .filter(({ tagName }) => tagName === 'a')
      .flatMap((link) => {
        const href = absolute(attributeOf(link, 'href'), base);
        return href ? [{ text: textOf(link) || nameOf(link, all), href }] : [];
      }),
    times: body ? ownTimes(body) : [],
    videos: seen
      .filter(({ tagName }) => tagName === 'video')
      .map((video) => ({
        sources: [video, ...elementsIn(video).filter(({ tagName }) => tagName === 'source')].flatMap(
          // A player that loads late keeps the address in another attribute. A place in the file is the file.
          (source) =>
            absolute(attributeOf(source, 'src') ?? attributeOf(source, 'data-src'), base)?.replace(/#.*/s, '') ?? [],
        ),
        poster: absolute(attributeOf(video, 'poster'), base),
      })),
    frames: seen
      .filter(({ tagName }) => tagName === 'iframe')
      .flatMap((frame) => absolute(attributeOf(frame, 'src') ?? attributeOf(frame, 'data-src'), base) ?? []),
  };
}

/** Type of a JSON-LD script, with or without parameters. */
const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;

/** Tells whether an element belongs to HTML: a picture in the page may have a title of its own. */
const isHtml = ({ namespaceURI }: HtmlElement): boolean => namespaceURI.endsWith('/xhtml');

/** Returns the level of a heading, of HTML or of ARIA; 0 for any other element. */
function levelOf(element: HtmlElement): number {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (level) return Number(level);
  return attributeOf(element, 'role') === 'heading' ? Number(attributeOf(element, 'aria-level')) || 2 : 0;
}

const isPicture = (element: HtmlElement): boolean =>
  /^(?:img|svg)$/.test(element.tagName) || attributeOf(element, 'role') === 'img';

function shownIn(parent: HtmlElement): readonly HtmlElement[] {
  return parent.childNodes.flatMap((child) =>
    'tagName' in child && !isHidden(child) ? [child, ...shownIn(child)] : [],
  );
}

function absolute(href: string | null, base: string | undefined): string | null {
  return href !== null && URL.canParse(href, base) ? new URL(href, base).href : null;
}
