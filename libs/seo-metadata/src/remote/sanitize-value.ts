import { isIsoDate, isIsoDuration } from '../core/iso-time.ts';
import { ADDRESS_PROPERTY } from '../core/json-ld.ts';
import type { JsonValue } from '../core/page-metadata.ts';

/** What the values of one address are held against. */
export interface SanitizerOptions {
  readonly pageUrl: URL;
  readonly hosts: readonly string[];
  /** Values that may still be read, shared by all addresses of a map. */
  readonly budget: { values: number };
  readonly drop: (field: string, reason: string) => void;
}

/** Reads untrusted values; each answers `undefined` and reports when a value is refused. */
export interface Sanitizer {
  drop(field: string, reason: string): undefined;
  text(value: unknown, field: string, maxLength?: number): string | undefined;
  /** An address that can be fetched safely; page addresses must stay on known hosts. */
  address(value: unknown, field: string, isPage?: boolean): string | undefined;
  list<Item>(
    value: unknown,
    field: string,
    maxLength: number,
    read: (item: unknown, field: string) => Item | undefined,
  ): Item[] | undefined;
  /** One structured-data node. */
  node(value: unknown, field: string): JsonValue | undefined;
}

const MAX_TEXT_LENGTH = 5000;
const MAX_ITEMS = 100;
const MAX_DEPTH = 12;

// Control characters, halves of surrogate pairs, and the marks that reorder text.
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const MARKUP = /<[a-z!/?]/i;
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data):\S/i;
const KEY = /^(?:@id|@type|[a-z][\w:.-]{0,63})$/i;
const FORBIDDEN_KEY = /^(?:constructor|prototype)$/;
const TYPE = /^[A-Z]\w{0,63}$/;
const DATE_PROPERTY = /^date[A-Z]|Date$|^availability(?:Starts|Ends)$|^priceValidUntil$|^expires$/;
const PAGE_PROPERTY = /^(?:@id|url|item|mainEntityOfPage)$/;

/** Makes the readers for one address. */
export function createSanitizer({ pageUrl, hosts, budget, drop: report }: SanitizerOptions): Sanitizer {
  const drop = (field: string, reason: string): undefined => void report(field, reason);

  const text: Sanitizer['text'] = (value, field, maxLength = MAX_TEXT_LENGTH) => {
    if (typeof value !== 'string') return drop(field, 'not text');
    if (value.length > maxLength) return drop(field, `longer than ${maxLength} characters`);
    const clean = value.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
    if (MARKUP.test(clean)) return drop(field, 'contains markup');
    if (SCRIPT_ADDRESS.test(clean)) return drop(field, 'is a script address');
    return clean || drop(field, 'empty');
  };

  const address: Sanitizer['address'] = (value, field, isPage = false) => {
    const clean = text(value, field);
    if (clean === undefined) return undefined;
    // A browser skips tabs and line breaks inside a scheme; nobody writes them on purpose.
    if (/\p{Cc}/u.test(String(value).trim())) return drop(field, 'not an address');
    const url = URL.canParse(clean, pageUrl.href) ? new URL(clean, pageUrl.href) : null;
    if (!url || url.username || url.password) return drop(field, 'not an address');
    const isOwn = url.origin === pageUrl.origin;
    if (!isOwn && url.protocol !== 'https:') return drop(field, 'address is not https');
    if (isPage && !isOwn && !hosts.includes(url.host)) return drop(field, 'address of another host');
    return url.href;
  };

  const list: Sanitizer['list'] = (value, field, maxLength, read) => {
    if (!Array.isArray(value)) return drop(field, 'not a list');
    if (value.length > maxLength) drop(field, `more than ${maxLength} items`);
    return value.slice(0, maxLength).flatMap((item: unknown, index) => {
      const safe = read(item, `${field}[${index}]`);
      return safe === undefined ? [] : [safe];
    });
  };

  const visit = (value: unknown, field: string, property: string, depth: number): JsonValue | undefined => {
    budget.values -= 1;
    if (budget.values < 0) return drop('*', 'the map holds too many values');
    if (depth > MAX_DEPTH) return drop(field, `nested deeper than ${MAX_DEPTH}`);
    if (Array.isArray(value)) return list(value, field, MAX_ITEMS, (item, at) => visit(item, at, property, depth + 1));
    if (isRecord(value)) return record(value, field, depth);
    if (typeof value === 'string') return scalar(value, field, property);
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
    return drop(field, 'not a value');
  };

  const scalar = (value: string, field: string, property: string): string | undefined => {
    if (ADDRESS_PROPERTY.test(property)) return address(value, field, PAGE_PROPERTY.test(property));
    const clean = text(value, field);
    if (clean === undefined) return undefined;
    if (property === '@type' && !TYPE.test(clean)) return drop(field, 'not a type name');
    if (property === 'duration' && !isIsoDuration(clean)) return drop(field, 'not an ISO 8601 duration');
    if (DATE_PROPERTY.test(property) && !isIsoDate(clean)) return drop(field, 'not an ISO 8601 date');
    if (property.endsWith('Offset')) return drop(field, 'not a number of seconds');
    return clean;
  };

  const record = (value: Readonly<Record<string, unknown>>, field: string, depth: number): JsonValue => {
    const safe: Record<string, JsonValue> = {};
    for (const key of Object.keys(value).slice(0, MAX_ITEMS)) {
      const at = `${field}.${key}`;
      // The context is written once, around the whole graph.
      if (key === '@context') continue;
      const part =
        !KEY.test(key) || FORBIDDEN_KEY.test(key) ? drop(at, 'key not allowed') : visit(value[key], at, key, depth + 1);
      if (part !== undefined) safe[key] = part;
    }
    return safe;
  };

  return {
    drop,
    text,
    address,
    list,
    node: (value, field) => (isRecord(value) ? visit(value, field, '', 0) : drop(field, 'not a node')),
  };
}

/** Tells whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
