import { isIsoDate } from '../core/iso-time.ts';
import { needOptions } from '../core/need-options.ts';
import { escapeHtml } from '../core/render-head.ts';
import type { SiteIdentity } from '../core/page-metadata.ts';
import { visibleText } from '../core/visible-text.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import { escapeXml } from './escape-xml.ts';

/** Item of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Address of the page with the news: from the site's root, or absolute. */
  readonly url: string;
  /** Plain text. */
  readonly summary: string;
  /** ISO 8601; a time needs its zone. An item without a valid date is listed last and undated. */
  readonly published: string;
  /** Permanent unique id. @default the address; of several items of one page, only the oldest has it */
  readonly id?: string | undefined;
}

/** Options of a feed. */
export interface FeedFacts {
  readonly title: string;
  readonly description: string;
  /** Path of the feed file. */
  readonly path: string;
  /** Path of the page that the feed belongs to. */
  readonly pagePath: string;
  /** BCP 47 code. @default the site's first language */
  readonly language?: string | undefined;
  readonly items: readonly FeedItem[];
}

/** Prints an RSS 2.0 feed, the newest item first. Throws for an address that is none, and names it. */
export function renderFeed(site: SiteIdentity, feed: FeedFacts): string {
  needOptions(feed, 'title description path pagePath items', 'no file is written');
  const absolute = (address: string) => {
    if (URL.canParse(address, site.origin)) return new URL(address, site.origin).href;
    throw new Error(
      `[seo-metadata] "${address}" is no address of a feed. No file was written. Use a path from the root of the site, or a whole address.`,
    );
  };
  // Code without types may have a `Date`.
  const items = withoutNulls(feed)
    .items.map((item) => ({ ...item, published: dateText(item.published) }))
    .sort((a, b) => timeOf(b) - timeOf(a));
  const newest = items.find(isDated)?.published;
  // Readers show one item for each id. The last of the list counts, which is the oldest.
  const oldest = new Map(items.filter(({ id }) => !id).map((item) => [absolute(item.url), item]));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `  ${element('title', feed.title)}`,
    `  ${element('link', absolute(feed.pagePath))}`,
    `  ${element('description', feed.description)}`,
    `  ${element('language', feed.language ?? site.languages[0]?.code ?? 'en')}`,
    `  <atom:link href="${escapeXml(absolute(feed.path))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`  ${element('lastBuildDate', rfc822(newest))}`] : []),
    ...items.map((item) => {
      const { title, url, summary, published } = item;
      const address = absolute(url);
      const isOldest = !item.id && oldest.get(address) === item;
      const id = item.id || [address, published, title].join(' ');
      const guid = isOldest
        ? `<guid>${escapeXml(address)}</guid>`
        : `<guid isPermaLink="false">${escapeXml(visibleText(id))}</guid>`;
      const parts = [
        element('title', title),
        element('link', address),
        guid,
        ...(isDated({ published }) ? [element('pubDate', rfc822(published))] : []),
      ];
      return `  <item>${parts.join('')}${element('description', asHtml(summary))}</item>`;
    }),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(visibleText(text))}</${name}>`;

/** Writes plain text as HTML, which readers of RSS expect in the description of an item, and nowhere else. */
const asHtml = (text: string) => text.replace(/[&<>]/g, (character) => escapeHtml(character));

const dateText = (date: unknown) => String(date instanceof Date ? date.toJSON() : date);
const isDated = ({ published }: Pick<FeedItem, 'published'>) => isIsoDate(published);
const timeOf = (item: FeedItem) => (isDated(item) ? Date.parse(item.published) : -Infinity);

/** Formats a date as RFC 822, which RSS requires: `Mon, 23 Nov 2026 00:00:00 GMT`. */
const rfc822 = (date: string) => new Date(date).toUTCString();
