import { ADDRESS_PROPERTY } from '../core/json-ld.ts';
import { EVENT_TYPES, isFree, isPresent, missingRecommended, missingRequired } from '../core/node-rules.ts';
import { nodeProblems } from '../core/node-relations.ts';
import { recordOf, typesOf, type NodeRecord } from '../core/node-types.ts';
import type { JsonValue, StructuredData } from '../core/page-metadata.ts';
import { takesLists, takesNodes, valueProblem, type ScalarValue } from '../core/value-rules.ts';
import { checkVideo } from './check-video.ts';
import type { Finding, Report } from './finding.ts';

/** Options of the checks. */
export interface CheckOptions {
  /** Clock that decides whether a date lies in the future. @default the device's */
  readonly now?: (() => Date) | undefined;
}

/**
 * Recommended for an organisation that the page is about, not for one that another node refers to, such as an employer.
 */
const OF_OWN_NODE = /^Organization\.(?:url|logo|contactPoint)$/;

/** Required of a product's offer, and recommended for a ticket of an event and for a service that a business offers. */
const PRICE = /^Offer\.price(?:Currency)?$/;

/** Recommended in a page, and required of a recording in a sitemap. */
const REQUIRED_IN_SITEMAP = /^VideoObject\.(?:description|contentUrl\|embedUrl)$/;

/**
 * Checks the nodes of a page against the rules of the search engines.
 *
 * Nested nodes are checked too. An empty list means that every required and recommended property is present and well
 * formed.
 */
export function checkStructuredData(graph: readonly StructuredData[], options?: CheckOptions): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = (level, at, message) => findings.push({ level, at, message });
  const ids = new Set<JsonValue>();
  for (const node of graph) {
    const id = node['@id'];
    if (id !== undefined && ids.has(id))
      report('error', String(node['@type']), `Two nodes share the @id ${String(id)}.`);
    if (id !== undefined) ids.add(id);
    if (typesOf(node).length === 0) report('error', '@type', 'Required, and missing.');
    checkNode(node, report, options?.now?.() ?? new Date());
  }
  return findings;
}

/** Checks a node; a nested one is the value of a `property` of a node of the type `owner`. */
function checkNode(node: NodeRecord, report: Report, now: Date, property?: string, owner = ''): void {
  const isNested = property !== undefined;
  if (!isNested || !isReference(node)) {
    const isOfEvent = owner.split('|').some((type) => EVENT_TYPES.includes(type));
    const isOfService = 'itemOffered' in node && !typesOf(recordOf(node['itemOffered'] ?? null)).includes('Product');
    for (const at of missingRequired(node)) {
      // A page that another node refers to has its address in its `@id`.
      if (isNested && /Page\.url$/.test(at) && isAddress(node['@id'])) continue;
      if ((isOfEvent || isOfService) && PRICE.test(at)) report('warning', at, 'Recommended, and missing.');
      else report('error', at, 'Required, and missing.');
    }
    for (const at of missingRecommended(node)) {
      const consequence = !isNested && REQUIRED_IN_SITEMAP.test(at) ? ' The sitemap leaves the recording out.' : '';
      if (!(isNested && OF_OWN_NODE.test(at))) report('warning', at, `Recommended, and missing.${consequence}`);
    }
  }
  const types = typesOf(node);
  for (const { property, problem } of nodeProblems(node)) report('error', `${types.join('|')}.${property}`, problem);
  if (types.includes('VideoObject')) checkVideo(node, report);
  if (types.includes('Offer') && isFree(node))
    report('info', 'Offer.price', 'A price of 0 may be a product snippet and never a merchant listing.');
  const list = types.find((type) => type === 'BreadcrumbList' || type === 'ItemList');
  if (list) checkList(node, { list, isAllNames: isNested && NOTES.test(property) }, report);
  for (const [name, value] of Object.entries(node)) checkValue(value, name, types.join('|'), report, now);
}

function checkValue(value: JsonValue, name: string, type: string, report: Report, now: Date): void {
  if (value === undefined) return;
  if (Array.isArray(value)) {
    if (value.length > 1 && !takesLists(name)) report('error', `${type}.${name}`, 'One value, not a list.');
    for (const item of value as readonly JsonValue[]) checkValue(item, name, type, report, now);
  } else if (typeof value === 'object' && value !== null) {
    if (!takesNodes(name)) report('error', `${type}.${name}`, 'Not a plain value.');
    else checkNode(value as NodeRecord, report, now, name, type);
  } else if (typeof value === 'number' && !Number.isFinite(value)) {
    report('error', `${type}.${name}`, `Not a number that JSON can hold. It is ${value}.`);
  } else if (ADDRESS_PROPERTY.test(name)) {
    if (!isAddress(value) && !(name === '@id' && IDENTIFIER.test(String(value))))
      report('error', `${type}.${name}`, `Not an absolute address: ${String(value)}`);
  } else {
    const problem = valueProblem(name, value as ScalarValue, now);
    if (problem) report('error', `${type}.${name}`, `${capitalised(problem)}. It is ${JSON.stringify(value)}.`);
  }
}

const isAddress = (value: JsonValue | undefined): boolean =>
  /^https?:\/\/[^/]/.test(String(value)) && URL.canParse(String(value));

/** Names of nodes that are no addresses of the web; every one of them begins with its scheme. */
const IDENTIFIER = /^(?:_|did|isbn|mailto|tag|tel|urn|uuid):\S/i;

/**
 * Returns true when a nested node only refers to another one, which has the properties: `{ '@type': 'WebPage', '@id':
 * '/x' }`.
 */
function isReference(node: NodeRecord): boolean {
  return '@id' in node && Object.keys(node).every((name) => name === '@id' || name === '@type');
}

/** Properties with lists of words: the pros and cons of a review. */
const NOTES = /^(?:positive|negative)Notes$/;

function checkList(
  node: NodeRecord,
  { list: type, isAllNames }: { list: string; isAllNames: boolean },
  report: Report,
): void {
  const elements = [node['itemListElement'] ?? []].flat();
  // A list may have texts and whole nodes, in their order. A way has steps.
  const items = elements
    .map(recordOf)
    .filter((item, index) => type === 'BreadcrumbList' || !isWhole(item, elements[index]));
  if (type === 'BreadcrumbList' && items.length < 2) report('error', type, 'A way has at least two steps.');
  const last = items.length;
  // JSON-LD has no order: the numbers count.
  const free = new Set(items.map((_, index) => String(index + 1)));
  items.forEach((item, index) => {
    const position = String(item['position']);
    if (!free.delete(position)) report('error', `${type}.position`, `Step ${index + 1} is numbered ${position}.`);
    // The name of a step may stand in the node that it leads to.
    if (type === 'BreadcrumbList' && !isPresent(item['name'] ?? recordOf(item['item'] ?? null)['name']))
      report('error', `${type}.name`, `Step ${index + 1} has no name.`);
    const isLast = position === String(last);
    const mayLeadNowhere = isAllNames || (type === 'BreadcrumbList' && isLast);
    if (!isPresent(item['item'] ?? item['url']) && !mayLeadNowhere) {
      report('error', `${type}.item`, `Step ${index + 1} leads nowhere.`);
    }
  });
}

/** Tells whether an element of a list is the thing itself, and not a step that leads to one. */
function isWhole(item: NodeRecord, element: JsonValue | undefined): boolean {
  if (typeof element === 'string') return element.trim() !== '';
  return item['position'] === undefined && typesOf(item).some((type) => type !== 'ListItem');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
