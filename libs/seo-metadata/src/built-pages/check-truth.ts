import type { Finding, FindingLevel } from '../checks/finding.ts';
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
export function checkTruth(page: PageReading, { lastModified }: TruthOptions = {}): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (level: FindingLevel, at: string, message: string) =>
    findings.push({ level, ...(page.canonical !== null && { address: page.canonical }), at, message });

  for (const line of page.unreadable) report('error', 'JSON-LD', `Cannot be read: ${line}`);
  for (const { node, at } of nodesWithTypes(page.nodes)) {
    for (const rule of truthRulesOf(node))
      rule(node, page, (level, property, message) => report(level, `${at}.${property}`, message));
    // A page need not show both dates of a node: where one of them explains every time, the other contradicts none.
    const dates = DATES.flatMap((property) => textsOf(node[property]));
    const isStrange = page.times.some((time) => !dates.some((date) => isSameTime(time, date)));
    for (const property of DATES) {
      for (const date of textsOf(node[property])) {
        if (page.times.length > 0 && !page.times.some((time) => isSameTime(time, date)))
          report(
            isStrange ? 'error' : 'info',
            `${at}.${property}`,
            `Says ${date}; the page shows ${page.times.join(', ')}.`,
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

/** Tells whether two dates have the same day, or are one moment in two zones. */
const isSameTime = (one: string, other: string) => dayOf(one) === dayOf(other) || Date.parse(one) === Date.parse(other);

const dayOf = (date: string) => date.slice(0, 10);
