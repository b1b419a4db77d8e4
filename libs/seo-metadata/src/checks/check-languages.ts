import { isLanguageTag } from '../core/language-tag.ts';
import { absoluteUrl, type MetadataResolver } from '../core/metadata-resolver.ts';
import { normaliseAddress } from '../core/normalise-address.ts';
import type { RouteTable } from '../core/route-table.ts';
import type { Finding } from './finding.ts';

/** The country of a language tag, after its language and script. */
const COUNTRY = /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;
/** Codes that the runtime names and that are of no country: unions, tests, an unknown place. */
const NO_COUNTRY = /^(?:E[UZ]|QO|UN|X[AB]|ZZ)$/;

/** Returns true when two spellings are of the same address. */
export function isSame(path: string, other: string): boolean {
  return normaliseAddress(path) === normaliseAddress(other);
}

/**
 * Checks that the language versions of each page list each other, each language once and by its tag. Versions on another
 * host are in the table of that host.
 */
export function checkLanguages({ routes, site }: MetadataResolver, table: RouteTable): readonly Finding[] {
  const findings: Finding[] = [];
  const isHere = (path: string) => absoluteUrl(path, site).startsWith(absoluteUrl('/', site));
  for (const { path, canonicalPath = path, indexable, alternates = [] } of routes) {
    const report = (message: string) => findings.push({ level: 'error', address: path, at: 'hreflang', message });
    if (alternates.length > 0 && !alternates.some((own) => isHere(own.path) && isSame(own.path, canonicalPath)))
      report('The page does not list itself.');
    const listed = new Set<string>();
    for (const { hreflang, path: other } of alternates) {
      if (hreflang !== 'x-default' && !isLanguageTag(hreflang)) report(`"${hreflang}" is no language tag.`);
      else if (!isKnown(hreflang)) report(`"${hreflang}" names no known language or country.`);
      if (listed.has(hreflang.toLowerCase())) report(`"${hreflang}" is listed twice.`);
      listed.add(hreflang.toLowerCase());
      if (!isHere(other)) continue;
      const route = table.get(normaliseAddress(other));
      const isPage = route && isSame(route.canonicalPath ?? route.path, route.path);
      if (!isPage || !route.alternates?.some((back) => isSame(back.path, canonicalPath)))
        report(`${other} does not link back.`);
      else if (indexable && !route.indexable) report(`${other} is not indexed.`);
    }
  }
  return findings;
}

/** Returns false for a tag of the right form with a code that stands for nothing: `jp`, `en-UK`, `en-EN`. */
function isKnown(hreflang: string): boolean {
  const [language = ''] = hreflang.split('-');
  const [, country] = COUNTRY.exec(hreflang) ?? [];
  // The runtime names every language of two letters, and not all others.
  return (
    (language.length !== 2 || isNamed('language', language)) &&
    (country === undefined || isCountry(country.toUpperCase()))
  );
}

/** Returns true for the present code of a country: the United Kingdom is `GB`, and `CS` is no more. */
function isCountry(code: string): boolean {
  return isNamed('region', code) && new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRY.test(code);
}

const isNamed = (type: 'language' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
