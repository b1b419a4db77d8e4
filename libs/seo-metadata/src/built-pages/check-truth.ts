import type { Finding, FindingLevel } from '../checks/finding.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import { addressIn, nodesWithTypes, textsOf } from './facts-of-nodes.ts';
import type { PageReading } from './page-reading.ts';
import { containsWords } from './same-words.ts';
import { truthRulesOf } from './truth-rules.ts';

const DATES = ['dateModified', 'datePublished'] as const;

/** Options of `checkTruth`. */
export interface TruthOptions {
  /** Date of the page's last change in the sitemap, ISO 8601. */
  readonly lastModified?: string | undefined;
}

/**
 * Finds claims of a page's structured data that the page does not show.
 *
 * Search engines require marked-up content to be visible, and remove rich results where it is not. The check compares
 * addresses, language, names, headings, breadcrumb, lists, prices, recordings, questions, ratings, reviews, contact
 * details and dates with the page.
 *
 * Rules: developers.google.com/search/docs/appearance/structured-data/sd-policies
 *
 * @returns an empty list when the page shows everything that its structured data claims.
 */
export function checkTruth(page: PageReading, options?: TruthOptions): readonly Finding[] {
  const { lastModified } = withoutNulls(options ?? {});
  const findings: Finding[] = [];
  const report = (level: FindingLevel, at: string, message: string) =>
    findings.push({ level, ...(page.canonical !== null && { address: page.canonical }), at, message });

  const nodes = nodesWithTypes(page.nodes);
  const times = page.times.filter((time) => DATED.test(time));
  const known = nodes.flatMap(({ node }) => Object.values(node).flatMap(textsOf)).filter((text) => DATED.test(text));

  for (const line of page.unreadable) report('error', 'JSON-LD', `Cannot be read: ${line}`);
  for (const { node, at, parent } of nodes) {
    for (const rule of truthRulesOf(node))
      rule(node, page, (level, property, message) => report(level, `${at}.${property}`, message), parent);
    // A page need not show both dates of a node: where dates of the data explain every time, no date contradicts one.
    const isStrange = times.some((time) => !known.some((date) => isSameTime(time, date)));
    for (const property of DATES) {
      for (const date of textsOf(node[property])) {
        if (times.length > 0 && !times.some((time) => isSameTime(time, date)))
          report(
            isStrange ? 'error' : 'info',
            `${at}.${property}`,
            `Says ${date}; the page shows ${times.join(', ')}.`,
          );
      }
    }
    const [modified] = textsOf(node['dateModified']);
    if (lastModified !== undefined && modified !== undefined && !isSameTime(modified, lastModified))
      report('error', `${at}.dateModified`, `Says ${modified}; the sitemap says ${lastModified}.`);
  }
  for (const content of page.social['og:url'] ?? []) {
    if (page.canonical !== null && addressIn(content) !== page.canonical)
      report('error', 'og:url', `Says ${content}; the canonical address is ${page.canonical}.`);
  }
  for (const content of page.social['og:title'] ?? []) {
    // Either title may contain the other, for example with the site's name added.
    if (page.title !== '' && !containsWords(page.title, content) && !containsWords(content, page.title))
      report('error', 'og:title', `Says "${content}"; the title is "${page.title}".`);
  }
  return findings;
}

/** A day, or a month. */
const DATED = /^\s*\d{4}-\d\d(?!\d)/;
/** Zones differ from UTC by up to 12 hours to the west and 14 to the east. */
const [WEST_MS, EAST_MS, DAY_MS] = [12, 14, 24].map((hours) => hours * 60 * 60 * 1000) as [number, number, number];

/** Tells whether two dates are the same day or moment, in whichever zones, or one is the month or the day of the other. */
function isSameTime(one: string, other: string): boolean {
  const [short, long] = [one.trim(), other.trim()].sort((a, b) => a.length - b.length) as [string, string];
  if (long.startsWith(short) || short.slice(0, 10) === long.slice(0, 10)) return true;
  const [day, moment] = [Date.parse(short), Date.parse(long)];
  if (day === moment) return true;
  // A day without a zone is as long as it is that day anywhere.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(short) && /(?:Z|[+-]\d\d:?\d\d)$/i.test(long);
  return isDay && moment >= day - EAST_MS && moment < day + DAY_MS + WEST_MS;
}
