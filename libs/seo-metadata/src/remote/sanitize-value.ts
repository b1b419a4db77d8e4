import { ADDRESS_PROPERTY } from '../core/json-ld.ts';
import { checkStructuredData } from '../checks/check-structured-data.ts';
import { typesOf } from '../core/node-types.ts';
import { isPageNode } from '../core/page-graph.ts';
import type { BrokenType, JsonValue, StructuredData } from '../core/page-metadata.ts';
import { takesNodes, valueProblem } from '../core/value-rules.ts';
import { visibleText } from '../core/visible-text.ts';

/** Options of `createSanitizer`. */
export interface SanitizerOptions {
  readonly pageUrl: URL;
  readonly hosts: readonly string[];
  /** Number of values that may still be read, shared by all addresses of a map. */
  readonly budget: { values: number };
  readonly now: Date;
  readonly drop: (field: string, reason: string) => void;
  /** Called for each type of a node that breaks a rule. */
  readonly onBroken: (broken: BrokenType) => void;
}

/** Readers of untrusted values; each returns `undefined` and reports when it rejects a value. */
export interface Sanitizer {
  drop(field: string, reason: string): undefined;
  text(value: unknown, field: string, maxLength?: number): string | undefined;
  /** Reads an address that can be fetched safely; page addresses must stay on known hosts. */
  address(value: unknown, field: string, isPage?: boolean): string | undefined;
  list<Item>(
    value: unknown,
    field: string,
    maxLength: number,
    read: (item: unknown, field: string) => Item | undefined,
  ): Item[] | undefined;
  /**
   * Reads one structured-data node. A value that breaks a rule of its property, or a required property that is missing,
   * rejects the whole node, because an incomplete offer is worse than none.
   */
  node(value: unknown, field: string): StructuredData | undefined;
}

const MAX_TEXT_LENGTH = 5000;
const MAX_ITEMS = 100;
const MAX_DEPTH = 12;

const MARKUP = /<[a-z!/?]/i;
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data):\S/i;
/** No colon: `schema:price` is another spelling of `price`, which no rule would see. */
const KEY = /^(?:@id|@type|[a-z][\w-]{0,63})$/i;
const FORBIDDEN_KEY = /^(?:constructor|prototype)$/;
const TYPE = /^[A-Z\d]\w{0,63}$/;
/** Required properties of a page node that the resolver sets from the entry and the route table. */
const FROM_PAGE = /^[A-Za-z]+Page\.(?:name|url)$/;
const PAGE_PROPERTY = /^(?:@id|url|item|mainEntityOfPage)$/;

/** Creates the readers for one address. */
export function createSanitizer(options: SanitizerOptions): Sanitizer {
  const { pageUrl, hosts, budget, now, drop: report, onBroken } = options;
  let problems: string[] = [];
  const drop = (field: string, reason: string): undefined => void report(field, reason);

  const text: Sanitizer['text'] = (value, field, maxLength = MAX_TEXT_LENGTH) => {
    if (typeof value !== 'string') return drop(field, 'not text');
    if (value.length > maxLength) return drop(field, `longer than ${maxLength} characters`);
    const clean = visibleText(value);
    if (MARKUP.test(clean)) return drop(field, 'contains markup');
    if (SCRIPT_ADDRESS.test(clean)) return drop(field, 'is a script address');
    return clean || drop(field, 'empty');
  };

  const address: Sanitizer['address'] = (value, field, isPage = false) => {
    const clean = text(value, field);
    if (clean === undefined) return undefined;
    // A browser skips tabs and line breaks inside a scheme, which can hide a script address.
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
    if (isRecord(value))
      return takesNodes(property) ? record(value, field, depth) : breakRule(field, 'not a plain value');
    if (typeof value === 'string') return scalar(value, field, property);
    if (typeof value !== 'boolean' && !(typeof value === 'number' && Number.isFinite(value)))
      return drop(field, 'not a value');
    return ruled(value, field, property);
  };

  const breakRule = (field: string, reason: string): undefined => {
    problems.push(reason);
    return drop(field, reason);
  };

  const ruled = <Value extends string | number | boolean>(value: Value, field: string, property: string) => {
    const problem = valueProblem(property, value, now);
    return problem ? breakRule(field, problem) : value;
  };

  const scalar = (value: string, field: string, property: string): string | undefined => {
    if (ADDRESS_PROPERTY.test(property)) return address(value, field, PAGE_PROPERTY.test(property));
    // Checked before `text`, which drops an empty value: an empty value with a rule must reject the whole node.
    if (valueProblem(property, value.trim(), now)) return ruled(value.trim(), field, property);
    const clean = text(value, field);
    if (clean === undefined) return undefined;
    if (property === '@type' && !TYPE.test(clean)) return breakRule(field, 'not a type name');
    return clean;
  };

  const record = (value: Readonly<Record<string, unknown>>, field: string, depth: number): JsonValue => {
    const safe: Record<string, JsonValue> = {};
    const keys = Object.keys(value);
    if (keys.length > MAX_ITEMS) drop(field, `more than ${MAX_ITEMS} properties`);
    for (const key of keys.slice(0, MAX_ITEMS)) {
      const at = `${field}.${key}`;
      // The context is added once, around the whole graph.
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
    node(value, field) {
      if (!isRecord(value)) return drop(field, 'not a node');
      problems = [];
      const node = visit(value, field, '', 0) as StructuredData | undefined;
      if (!node) return undefined;
      if (problems.length === 0 && typesOf(node).length === 0) return drop(field, 'no usable @type');
      const errors = checkStructuredData([node], { now: () => now }).filter(
        ({ level, at }) => level === 'error' && !(isPageNode(node) && FROM_PAGE.test(at)),
      );
      if (problems.length === 0) for (const { at, message } of errors) breakRule(field, `${at}: ${message}`);
      const [reason] = problems;
      if (reason) for (const type of typesOf(node)) onBroken({ type, reason });
      return problems.length > 0 ? undefined : node;
    },
  };
}

/** Tells whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
