import { isLanguageTag } from '../core/language-tag.ts';
import type { MetadataResolver } from '../core/metadata-resolver.ts';
import { checkPage } from './check-page.ts';
import type { CheckOptions } from './check-structured-data.ts';
import type { Finding } from './finding.ts';

/**
 * Checks every page of the route table, and the pages against each other.
 *
 * Titles and descriptions must be unique, aliases must lead to a known page, and each language version must list the
 * others.
 */
export function checkSite(resolver: MetadataResolver, options: CheckOptions = {}): readonly Finding[] {
  const pages = resolver.routes.filter(({ path, canonicalPath = path }) => canonicalPath === path);
  const known = new Map(pages.map((route) => [route.path, route]));
  const findings = pages.flatMap(({ path }) => [...checkPage(resolver.resolve(path), options)]);

  for (const field of ['title', 'description'] as const) {
    const owners = new Map<string, string>();
    for (const { path } of pages) {
      const text = resolver.resolve(path)[field];
      const owner = owners.get(text);
      if (owner) findings.push({ level: 'warning', address: path, at: field, message: `The same as on ${owner}.` });
      else if (text) owners.set(text, path);
    }
  }

  for (const { path, canonicalPath = path, alternates = [] } of resolver.routes) {
    if (!known.has(canonicalPath)) {
      findings.push({ level: 'error', address: path, at: 'canonical', message: `${canonicalPath} is no page.` });
    }
    if (alternates.length > 0 && !alternates.some((own) => own.path === canonicalPath)) {
      findings.push({ level: 'error', address: path, at: 'hreflang', message: 'The page does not list itself.' });
    }
    for (const alternate of alternates) {
      const back = known.get(alternate.path)?.alternates?.some((other) => other.path === canonicalPath);
      if (!back) {
        findings.push({
          level: 'error',
          address: path,
          at: 'hreflang',
          message: `${alternate.path} does not link back.`,
        });
      }
    }
  }
  for (const { path, alternates = [] } of resolver.routes) {
    for (const { hreflang } of alternates) {
      if (hreflang !== 'x-default' && !isLanguageTag(hreflang))
        findings.push({ level: 'error', address: path, at: 'hreflang', message: `"${hreflang}" is no language tag.` });
    }
  }
  for (const { code } of resolver.site.languages) {
    if (!isLanguageTag(code))
      findings.push({ level: 'error', at: 'site.languages', message: `"${code}" is no language tag.` });
  }
  for (const { address, field, reason } of resolver.ignored())
    findings.push({ level: 'warning', address, at: field, message: `Shown on no page: ${reason}.` });
  return findings;
}
