import { MEDIA_TAG } from '../core/head-tags.ts';
import { normaliseAddress } from '../core/normalise-address.ts';
import { typesOf, type NodeRecord } from '../core/node-types.ts';
import { pageAt, routeTable } from '../core/route-table.ts';
import type {
  BrokenType,
  DroppedValue,
  NamedContent,
  PageMetadata,
  SanitizedMetadata,
  SanitizeOptions,
  SocialTag,
} from '../core/page-metadata.ts';
import { createSanitizer, isRecord, type Sanitizer } from './sanitize-value.ts';

const MAX_ROUTES = 200;
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
const MEDIA_SIZE = /:(?:width|height)$/;
const DERIVED_TYPE = /^(?:WebSite|BreadcrumbList)$/;

/**
 * Keeps the safe part of an untrusted metadata map, and reports the ignored values.
 *
 * Only known addresses, the five fields, listed tag names and plain values pass. Canonical address, robots,
 * verification, viewport, refresh and the like can never come from here, because no list contains them.
 */
export function sanitizeMetadataMap(input: unknown, options: SanitizeOptions): SanitizedMetadata {
  const { routes, site, now = () => new Date() } = options;
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
  const addresses = Object.keys(input);
  const spelled = new Set(addresses.map(normaliseAddress));
  if (addresses.length > MAX_ROUTES) report('*', '*', `more than ${MAX_ROUTES} addresses`);
  // One limit for the whole map, so that deep and wide nesting cannot multiply.
  const budget = { values: 20_000 };
  for (const address of addresses.slice(0, MAX_ROUTES)) {
    const asked = normaliseAddress(address);
    const path = pageAt(asked, table)?.path;
    const page = path === undefined ? asked : normaliseAddress(path);
    // The entry of an alias is used only when its page has no entry.
    if (path !== undefined && page !== asked && spelled.has(page))
      report(address, '*', `an alias of ${path}, which has an entry of its own`);
    else if (path === undefined) report(address, '*', 'unknown address');
    else if (path in entries) report(address, '*', 'second entry for the address');
    else {
      const sanitizer = createSanitizer({
        pageUrl: new URL(path, site.origin),
        hosts: (options.allowedHosts ?? []).map(hostOf),
        budget,
        now: now(),
        drop: (field, reason) => report(address, field, reason),
        onBroken: (type) => {
          broken ??= Object.create(null) as Record<string, BrokenType[]>;
          (broken[path] ??= []).push(type);
        },
      });
      entries[path] = sanitizeEntry(input[address], sanitizer);
    }
  }
  return { entries, ...(broken && { broken }), dropped, summary: describeDropped(dropped, count) };
}

/** Returns a host as it stands in an address: in lower case, and with letters of other scripts encoded. */
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
        return node(item, at);
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
  if (MEDIA_SIZE.test(name) && !/^[1-9]\d{0,4}$/.test(String(input['content']).trim()))
    return drop(at, 'not a number of pixels');
  const content = MEDIA_TAG.test(name) ? address(input['content'], at) : text(input['content'], at);
  return content === undefined ? undefined : ({ [attribute]: name, content } as SocialTag);
}
