import { isIsoDate } from './iso-time.ts';
import { isLanguageName } from './language-tag.ts';
import { typesOf, type NodeRecord } from './node-types.ts';
import type { JsonValue } from './page-metadata.ts';

/** Problem of a node that no single value shows, at the property to change. */
export interface NodeProblem {
  readonly property: string;
  readonly problem: string;
}

/** Properties of which the second may not lie before the first. */
const DATES_IN_ORDER = [
  ['startDate', 'endDate'],
  ['dateCreated', 'dateModified'],
  ['datePublished', 'dateModified'],
  ['datePosted', 'validThrough'],
  ['validFrom', 'validThrough'],
  ['availabilityStarts', 'availabilityEnds'],
] as const;

/** Properties of which the second may not be less than the first, each with the value that schema.org assumes. */
const NUMBERS_IN_ORDER = [
  [['lowPrice'], ['highPrice']],
  [['minPrice'], ['maxPrice']],
  [['minValue'], ['maxValue']],
  [['worstRating', 1], ['ratingValue']],
  [['ratingValue'], ['bestRating', 5]],
] as const satisfies readonly (readonly [readonly [string, number?], readonly [string, number?]])[];

/** Properties with a node as their value: a search engine ignores a text there. */
const NODE_PROPERTIES = ['offers', 'aggregateRating', 'reviewRating', 'acceptedAnswer', 'suggestedAnswer'] as const;

/** Name of a type, such as `3DModel`, or the whole address of one of another vocabulary. */
const TYPE_NAME = /^(?:[A-Z\d]\w*|https?:\/\/\S+)$/;

/**
 * Lists contradictions in a node whose values are valid one by one: an end before its start, a rating beyond its scale
 * or without an author, an offer as text.
 *
 * Rules: developers.google.com/search/docs/appearance/structured-data/review-snippet, /event, /product-snippet
 */
export function nodeProblems(node: NodeRecord): readonly NodeProblem[] {
  const problems: NodeProblem[] = [];
  const report = (property: string, problem: string) => problems.push({ property, problem });
  for (const [from, to] of DATES_IN_ORDER) if (isEarlier(node[to], node[from])) report(to, `Lies before ${from}.`);
  for (const [[low, lowest], [high, highest]] of NUMBERS_IN_ORDER) {
    if (node[low] === undefined && node[high] === undefined) continue;
    const [least, most] = [numberOf(node[low] ?? lowest), numberOf(node[high] ?? highest)];
    const at = node[high] === undefined || high === 'bestRating' ? low : high;
    if (least > most) report(at, `${low} ${least} is more than ${high} ${most}.`);
  }
  const types = typesOf(node);
  if (!types.every((type) => TYPE_NAME.test(type))) report('@type', 'Not a type name.');
  const counts = [node['ratingCount'], node['reviewCount']].filter((count) => count !== undefined);
  if (types.includes('AggregateRating') && counts.length > 0 && counts.every((count) => numberOf(count) === 0))
    report('ratingCount', 'A rating by nobody.');
  if (types.includes('Language') && typeof node['name'] === 'string' && !isLanguageName(node['name']))
    report('name', 'Not the name of a language.');
  for (const property of NODE_PROPERTIES) {
    const held = [node[property] ?? []].flat() as readonly JsonValue[];
    if (!held.every(isNode)) report(property, 'Not a node with a @type.');
  }
  return problems;
}

/** Tells whether a date lies before another; a day and a time are compared by their days. */
function isEarlier(date: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (typeof date !== 'string' || typeof other !== 'string' || !isIsoDate(date) || !isIsoDate(other)) return false;
  return date.includes('T') && other.includes('T')
    ? Date.parse(date) < Date.parse(other)
    : date.slice(0, 10) < other.slice(0, 10);
}

/** Returns a number or a text of one; `NaN`, which is neither more nor less, for anything else. */
function numberOf(value: JsonValue | undefined): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : NaN;
}

function isNode(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && ('@type' in value || '@id' in value);
}
