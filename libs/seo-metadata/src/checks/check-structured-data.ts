import { isIsoDate, isIsoDuration } from '../core/iso-time.ts';
import { ADDRESS_PROPERTY } from '../core/json-ld.ts';
import type { JsonValue, StructuredData } from '../core/page-metadata.ts';
import { checkVideo } from './check-video.ts';
import type { Finding, FindingLevel } from './finding.ts';
import { NODE_RULES } from './node-rules.ts';

/** A node as the checks read it. */
export type NodeRecord = Readonly<Record<string, JsonValue>>;
/** Reports one finding about a node. */
export type Report = (level: FindingLevel, at: string, message: string) => void;

const DATE_PROPERTY = /^date[A-Z]|Date$|^availability(?:Starts|Ends)$|^priceValidUntil$/;

/**
 * Holds the nodes of a page against the search engines' rules.
 *
 * Nested nodes are checked too. An empty list means that every required and
 * recommended property is there and well formed.
 */
export function checkStructuredData(graph: readonly StructuredData[]): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = (level, at, message) => findings.push({ level, at, message });
  const ids = new Set<JsonValue>();
  for (const node of graph) {
    const id = node['@id'];
    if (id !== undefined && ids.has(id))
      report('error', String(node['@type']), `Two nodes share the @id ${String(id)}.`);
    if (id !== undefined) ids.add(id);
    checkNode(node, report);
  }
  return findings;
}

function checkNode(node: NodeRecord, report: Report): void {
  for (const type of [node['@type']].flat() as readonly string[]) {
    const rule = NODE_RULES[type];
    const isMissing = (names: string) => names.split('|').every((name) => !isPresent(node[name]));
    for (const names of rule?.required.filter(isMissing) ?? [])
      report('error', `${type}.${names}`, 'Required, and missing.');
    for (const names of rule?.recommended.filter(isMissing) ?? []) {
      report('warning', `${type}.${names}`, 'Recommended, and missing.');
    }
    if (type === 'VideoObject') checkVideo(node, report);
    if (type === 'Offer') checkOffer(node, report);
    if (type === 'BreadcrumbList' || type === 'ItemList') checkList(node, type, report);
  }
  for (const [name, value] of Object.entries(node)) checkValue(value, name, String(node['@type']), report);
}

function checkValue(value: JsonValue, name: string, type: string, report: Report): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) checkValue(item, name, type, report);
  } else if (typeof value === 'object' && value !== null) {
    if ('@type' in value) checkNode(value as NodeRecord, report);
  } else if (ADDRESS_PROPERTY.test(name)) {
    if (!/^https?:\/\/[^/]/.test(String(value)))
      report('error', `${type}.${name}`, `Not an absolute address: ${String(value)}`);
  } else if (DATE_PROPERTY.test(name)) {
    if (!isIsoDate(String(value))) {
      report('error', `${type}.${name}`, `Not an ISO 8601 date with a zone: ${String(value)}. Leave an open date out.`);
    }
  } else if (name === 'duration' && !isIsoDuration(String(value))) {
    report('error', `${type}.${name}`, `Not an ISO 8601 duration: ${String(value)}. Ten minutes are PT10M.`);
  }
}

function checkOffer(offer: NodeRecord, report: Report): void {
  const price = offer['price'];
  if (price !== undefined && !(Number(price) >= 0)) report('error', 'Offer.price', 'Not a number from 0 up.');
  if (Number(price) === 0)
    report('info', 'Offer.price', 'A price of 0 may be a product snippet and never a merchant listing.');
  const currency = offer['priceCurrency'];
  if (currency !== undefined && !/^[A-Z]{3}$/.test(String(currency))) {
    report('error', 'Offer.priceCurrency', 'Not an ISO 4217 code of three letters.');
  }
  const availability = offer['availability'];
  if (availability !== undefined && !/^(?:https:\/\/schema\.org\/)?[A-Z]\w+$/.test(String(availability))) {
    report('error', 'Offer.availability', 'Not one of the values of schema.org/ItemAvailability.');
  }
}

function checkList(list: NodeRecord, type: string, report: Report): void {
  const items = [list['itemListElement'] ?? []].flat() as readonly NodeRecord[];
  if (type === 'BreadcrumbList' && items.length < 2) report('error', type, 'A way has at least two steps.');
  items.forEach((item, index) => {
    if (item['position'] !== index + 1)
      report('error', `${type}.position`, `Step ${index + 1} is numbered ${String(item['position'])}.`);
    const isLast = index === items.length - 1;
    if (!isPresent(item['item'] ?? item['url']) && !(type === 'BreadcrumbList' && isLast)) {
      report('error', `${type}.item`, `Step ${index + 1} leads nowhere.`);
    }
  });
}

function isPresent(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
