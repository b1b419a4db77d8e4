import { normaliseAddress } from '../core/normalise-address.ts';
import { routeTable } from '../core/route-table.ts';
import type { MetadataResolver } from '../core/metadata-resolver.ts';
import type { RouteEntry } from '../core/page-metadata.ts';
import { checkLanguages, isSame } from './check-languages.ts';
import { checkPage } from './check-page.ts';
import { checkSettings } from './check-settings.ts';
import type { CheckOptions } from './check-structured-data.ts';
import type { Finding } from './finding.ts';

/**
 * Checks every page of the route table, and the pages against each other.
 *
 * Titles and descriptions of indexable pages must be unique, aliases must lead to a known page, and each language
 * version must list the others.
 */
export function checkSite(resolver: MetadataResolver, options?: CheckOptions): readonly Finding[] {
  const table = routeTable(resolver.routes);
  const pages = resolver.routes.filter(({ path, canonicalPath = path }) => isSame(canonicalPath, path));
  const known = new Set(pages.map(({ path }) => normaliseAddress(path)));
  const findings = pages.flatMap(({ path }) => [...checkPage(resolver.resolve(path), options)]);

  for (const field of ['title', 'description'] as const) {
    const owners = new Map<string, readonly RouteEntry[]>();
    // A page that is not indexed competes with none in the results.
    for (const page of pages.filter(({ indexable }) => indexable)) {
      const text = resolver.resolve(page.path)[field];
      const others = owners.get(text) ?? [];
      // Versions in languages that share their words, such as those of two countries, may say the same.
      const owner = others.find(({ path }) => !page.alternates?.some((version) => isSame(version.path, path)));
      if (owner)
        findings.push({ level: 'warning', address: page.path, at: field, message: `The same as on ${owner.path}.` });
      else if (text) owners.set(text, [...others, page]);
    }
  }

  for (const { path, canonicalPath = path } of resolver.routes) {
    if (!known.has(normaliseAddress(canonicalPath)))
      findings.push({ level: 'error', address: path, at: 'canonical', message: `${canonicalPath} is no page.` });
  }
  findings.push(...checkLanguages(resolver, table), ...checkSettings(resolver));
  const seen = new Set<string>();
  for (const { path } of resolver.routes) {
    const address = normaliseAddress(path);
    if (seen.has(address)) findings.push({ level: 'error', address: path, at: 'path', message: 'Listed twice.' });
    seen.add(address);
  }
  for (const { address, field, reason } of resolver.ignored())
    findings.push({ level: 'warning', address, at: field, message: `Shown on no page: ${reason}.` });
  return findings;
}
