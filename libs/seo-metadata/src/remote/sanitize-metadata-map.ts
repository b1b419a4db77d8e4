import { MEDIA_TAG } from '../core/head-tags.ts';
import { isIsoDate } from '../core/iso-time.ts';
import { normaliseAddress } from '../core/normalise-address.ts';
import { typesOf, type NodeRecord } from '../core/node-types.ts';
import { isPageNode } from '../core/page-graph.ts';
import { pageAt, routeTable } from '../core/route-table.ts';
import type {
  BrokenType,
  DroppedValue,
  NamedContent,
  PageMetadata,
  RouteEntry,
  SanitizedMetadata,
  SanitizeOptions,
  SocialTag,
} from '../core/page-metadata.ts';
import { createSanitizer, isRecord, type Sanitizer } from './sanitize-value.ts';

const MAX_TAGS = 40;
const MAX_NODES = 20;
const MAX_REPORTED = 100;
const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;

const X_TAG = 'twitter:(?:card|title|description|site|creator|image(?::alt)?)';
const DATA_NAME = new RegExp(
  `^(?:(?:news_)?keywords|author|creator|publisher|copyright|category|subject|topic|${X_TAG})$`,
);
const SOCIAL_NAME = new RegExp(
  `^(?:og:(?:title|description|type|(?:image|video|audio)(?::(?:(?:secure_)?url|type|width|height|alt))?)|article:(?:section|tag|author|(?:published|modified)_time)|${X_TAG})$`,
);
/** Forms of contents: a network ignores any other, and the good built-in tag would be gone. */
const CONTENT_RULES: readonly (readonly [name: RegExp, isValid: (content: string) => boolean, problem: string])[] = [
  [/:(?:width|height)$/, (content) => /^[1-9]\d{0,4}$/.test(content), 'not a number of pixels'],
  [/_time$/, isIsoDate, 'not an ISO 8601 date'],
  [/^twitter:card$/, (content) => /^(?:summary(?:_large_image)?|player|app)$/.test(content), 'not a kind of card'],
];
/** Nodes that every page has. */
const DERIVED_ID = /#(?:webpage|breadcrumb|website)$/;
const DERIVED_TYPE = /^(?:WebSite|BreadcrumbList)$/;

/**
 * Keeps the safe part of an untrusted metadata map, and reports the ignored values.
 *
 * Only known addresses, the five fields, listed tag names and plain values pass. Canonical address, robots,
 * verification, viewport, refresh and the like can never come from here, because no list contains them.
 */
export function sanitizeMetadataMap(input: unknown, options: SanitizeOptions): SanitizedMetadata {
  const { routes, site, now } = options;
  const entries: Record<string, Partial<PageMetadata>> = Object.create(null);
  let broken: Record<string, BrokenType[]> | undefined;
  const dropped: DroppedValue[] = [];
  let count = 0;
  const report = (address: string, field: string, reason: string): void => {
    count += 1;
    if (dropped.length < MAX_REPORTED)
      dropped.push({ address: address.slice(0, 80), field: field.slice(0, 80), reason });
  };
  if (!isRecord(input)) {
    report('*', '*', 'not a map of addresses');
    return { entries, dropped, summary: describeDropped(dropped, count) };
  }

  const table = routeTable(routes);
  const hosts = (options.allowedHosts ?? []).map(hostOf);
  const ownHosts = [new URL(site.origin).host, ...hosts];
  // One limit for the whole map, so that deep and wide nesting cannot multiply.
  const budget = { values: 20_000 };
  const aliases: string[] = [];
  const read = (address: string, path: string): void => {
    if (path in entries) return report(address, '*', 'second entry for the address');
    const brokenTypes: BrokenType[] = [];
    const sanitizer = createSanitizer({
      pageUrl: new URL(path, site.origin),
      hosts,
      budget,
      now: now?.() ?? new Date(),
      drop: (field, reason) => report(address, field, reason),
      onBroken: (type) => brokenTypes.push(type),
    });
    const entry = sanitizeEntry(input[address], sanitizer);
    const isUsable = Object.keys(entry).length > 0;
    // An entry without valid fields does not replace a valid one.
    if (isUsable) entries[path] = entry;
    if (brokenTypes.length > 0) {
      broken ??= Object.create(null) as Record<string, BrokenType[]>;
      if (isUsable || !(path in broken)) broken[path] = brokenTypes;
    } else if (isUsable) delete broken?.[path];
  };
  for (const address of Object.keys(input)) {
    const path = pageAt(address, table)?.path;
    const host = hostIn(address);
    if (host !== null && !ownHosts.includes(host)) report(address, '*', 'address of another host');
    else if (path === undefined) report(address, '*', 'unknown address');
    else if (normaliseAddress(path) !== normaliseAddress(address)) aliases.push(address);
    else read(address, path);
  }
  // The entry of an alias is used only when its page has no entry.
  const own = new Set(Object.keys(entries));
  for (const address of aliases) {
    const { path } = pageAt(address, table) as RouteEntry;
    if (own.has(path)) report(address, '*', `an alias of ${path}, which has an entry of its own`);
    else read(address, path);
  }
  return { entries, ...(broken && { broken }), dropped, summary: describeDropped(dropped, count) };
}

/** Returns the host of an address that is written in full; `null` for a path. */
function hostIn(address: string): string | null {
  const written = /^\s*[a-z][a-z\d+.-]*:\/\/([^/?#\s]*)/i.exec(address)?.[1];
  return written === undefined ? null : hostOf(written);
}

/** Returns a host in the form of an address: in lower case, and with letters of other scripts encoded. */
function hostOf(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host;
}

function describeDropped(dropped: readonly DroppedValue[], count: number): string | null {
  if (dropped.length === 0) return null;
  const shown = dropped
    .slice(0, 10)
    .map(({ address, field, reason }) => `${JSON.stringify(address)} ${field}: ${reason}`);
  const rest = count > shown.length ? `; and ${count - shown.length} more` : '';
  return `[seo-metadata] Remote metadata was ignored in part; the built-in values stand. Correct them at the source: ${shown.join('; ')}${rest}`;
}

function sanitizeEntry(input: unknown, sanitizer: Sanitizer): Partial<PageMetadata> {
  const { drop, text, list, node } = sanitizer;
  const ids = new Set<unknown>();
  let pages = 0;
  if (!isRecord(input)) {
    drop('*', 'not an entry');
    return {};
  }
  const read: { readonly [Field in keyof PageMetadata]: (value: unknown) => PageMetadata[Field] | undefined } = {
    title: (value) => text(value, 'title', MAX_TITLE_LENGTH),
    description: (value) => text(value, 'description', MAX_DESCRIPTION_LENGTH),
    data: (value) =>
      list(value, 'data', MAX_TAGS, (item, at) => sanitizeTag(item, at, sanitizer, DATA_NAME) as NamedContent),
    og: (value) => list(value, 'og', MAX_TAGS, (item, at) => sanitizeTag(item, at, sanitizer, SOCIAL_NAME)),
    schema: (value) =>
      list(value, 'schema', MAX_NODES, (item, at) => {
        if (isRecord(item) && typesOf(item as NodeRecord).some((type) => DERIVED_TYPE.test(type)))
          return drop(at, 'comes from the route table');
        const safe = node(item, at);
        if (!safe) return undefined;
        if (isPageNode(safe)) {
          pages += 1;
          return pages > 1 ? drop(at, 'a second node about the page itself') : safe;
        }
        const id = safe['@id'];
        if (id === undefined) return safe;
        if (ids.has(id) || DERIVED_ID.test(String(id))) return drop(at, 'its @id is that of another node');
        ids.add(id);
        return safe;
      }),
  };
  const entry: Record<string, unknown> = {};
  for (const field of Object.keys(input)) {
    const value = Object.hasOwn(read, field)
      ? read[field as keyof PageMetadata](input[field])
      : drop(field, 'unknown field');
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) entry[field] = value;
  }
  return entry;
}

function sanitizeTag(
  input: unknown,
  at: string,
  { drop, text, address }: Sanitizer,
  allowed: RegExp,
): SocialTag | undefined {
  if (!isRecord(input)) return drop(at, 'not a tag');
  const attribute = allowed === SOCIAL_NAME && 'property' in input ? 'property' : 'name';
  const extra = Object.keys(input).find((key) => key !== attribute && key !== 'content');
  if (extra !== undefined) return drop(at, `unknown key ${JSON.stringify(extra.slice(0, 40))}`);
  const name = String(input[attribute]).trim().toLowerCase();
  if (!allowed.test(name)) return drop(at, `${JSON.stringify(name.slice(0, 40))} may not be set from outside`);
  for (const [names, isValid, problem] of CONTENT_RULES)
    if (names.test(name) && !isValid(String(input['content']).trim())) return drop(at, problem);
  const content = MEDIA_TAG.test(name) ? address(input['content'], at) : text(input['content'], at);
  return content === undefined ? undefined : ({ [attribute]: name, content } as SocialTag);
}
