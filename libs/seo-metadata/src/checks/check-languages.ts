import { isLanguageTag } from '../core/language-tag.ts';
import { normaliseAddress } from '../core/normalise-address.ts';
import type { RouteEntry } from '../core/page-metadata.ts';
import type { RouteTable } from '../core/route-table.ts';
import type { Finding } from './finding.ts';

/** Codes that look like a country and that search engines ignore in `hreflang`: the United Kingdom is `GB`. */
const NO_COUNTRY = /-(?:EU|UK|UN)(?:-|$)/i;

/** Returns true when two spellings are of the same address. */
export function isSame(path: string, other: string): boolean {
  return normaliseAddress(path) === normaliseAddress(other);
}

/** Checks that the language versions of each page list each other, each language once and by its tag. */
export function checkLanguages(routes: readonly RouteEntry[], table: RouteTable): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { path, canonicalPath = path, indexable, alternates = [] } of routes) {
    const report = (message: string) => findings.push({ level: 'error', address: path, at: 'hreflang', message });
    if (alternates.length > 0 && !alternates.some((own) => isSame(own.path, canonicalPath)))
      report('The page does not list itself.');
    const listed = new Set<string>();
    for (const { hreflang, path: other } of alternates) {
      if (hreflang !== 'x-default' && !isLanguageTag(hreflang)) report(`"${hreflang}" is no language tag.`);
      else if (!isKnown(hreflang)) report(`"${hreflang}" names no known language or country.`);
      if (listed.has(hreflang.toLowerCase())) report(`"${hreflang}" is listed twice.`);
      listed.add(hreflang.toLowerCase());
      const route = table.get(normaliseAddress(other));
      const isPage = route && isSame(route.canonicalPath ?? route.path, route.path);
      if (!isPage || !route.alternates?.some((back) => isSame(back.path, canonicalPath)))
        report(`${other} does not link back.`);
      else if (indexable && !route.indexable) report(`${other} is not indexed.`);
    }
  }
  return findings;
}

/** Returns false for a tag of the right form with a code that stands for nothing: `jp`, `en-UK`. */
function isKnown(hreflang: string): boolean {
  const [language = ''] = hreflang.split('-');
  // The runtime names every language of two letters, and not all others.
  if (language.length === 2 && !new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language))
    return false;
  return !NO_COUNTRY.test(hreflang);
}
