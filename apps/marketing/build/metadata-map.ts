import { checkSite } from '@genmaster/seo-metadata/checks';
import { metadataMapSchema } from '@genmaster/seo-metadata/contract';
import { sanitizeMetadataMap } from '@genmaster/seo-metadata/remote';
import * as v from 'valibot';
import { builtInMetadata, routeEntries } from '../src/content/built-in-metadata.ts';
import { createSiteResolver } from '../src/content/page-document.ts';
import { siteIdentity } from '../src/content/site-identity.ts';

/** Result of the check of a metadata map. */
export interface MapReport {
  /** The parsed map, or `null` when the text is not JSON. */
  map: unknown;
  /** Parts that the site would ignore or the server would refuse; a map with any of these is not loaded. */
  refusals: readonly string[];
  /** Recommended improvements of the metadata. */
  advice: readonly string[];
}

/** Returns the built-in map as JSON text, as a server stores it: no address in it contains a host. */
export function exportBuiltInMap(): string {
  return `${JSON.stringify(builtInMetadata(SITE), null, 2)}\n`;
}

/**
 * Checks a map with everything that processes it later: the wire’s schema, the sanitiser, and the checks of the
 * resulting pages.
 */
export function checkMetadataMap(text: string): MapReport {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch (error) {
    return { map: null, refusals: [`The file is no JSON: ${(error as Error).message}.`], advice: [] };
  }
  const schema = v.safeParse(metadataMapSchema, map);
  const { dropped } = sanitizeMetadataMap(map, { routes: routeEntries, site: SITE });
  const findings = checkSite(createSiteResolver(SITE, { remote: map }));
  const print = (level: 'error' | 'other') =>
    findings
      .filter((finding) => finding.level !== 'info' && (finding.level === 'error') === (level === 'error'))
      .map(({ address, at, message }) => `${address} ${at}: ${message}`);
  return {
    map,
    refusals: [
      ...(schema.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? 'The map'}: ${issue.message}`),
      ...dropped.map(({ address, field, reason }) => `${address} ${field}: ${reason}`),
      ...print('error'),
    ],
    advice: print('other'),
  };
}

/** The origin is arbitrary: the map is the same for each. */
const SITE = siteIdentity('https://genmaster.example');
