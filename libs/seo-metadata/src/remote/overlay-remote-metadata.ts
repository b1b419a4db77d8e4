import { completeMetadata } from '../core/complete-metadata.ts';
import { describeKept, keptLine } from '../core/kept-types.ts';
import { normaliseAddress } from '../core/normalise-address.ts';
import type { MetadataLogger, ResolvedMetadata, SiteIdentity } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import { sanitizeMetadataMap } from './sanitize-metadata-map.ts';
import { isRecord } from './sanitize-value.ts';

/** Options of `overlayRemoteMetadata`. */
export interface OverlayOptions {
  /** Untrusted map, as it was loaded. */
  readonly map: unknown;
  readonly site: SiteIdentity;
  /** Hosts besides the site's own that are allowed in addresses of pages. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly logger?: MetadataLogger | undefined;
}

/**
 * Merges a remote map into one page that is already resolved.
 *
 * For a browser that received its page's metadata with the page and has neither the route table nor the other entries.
 * The result is the same as from a resolver with `withRemote`; a page that is not in the map is returned unchanged.
 *
 * @example
 * head.apply(overlayRemoteMetadata(page.head, { map, site, logger: console }));
 */
export function overlayRemoteMetadata(resolved: ResolvedMetadata, options: OverlayOptions): ResolvedMetadata {
  const { path, canonicalPath, aliases = [] } = resolved;
  const { map, logger } = options;
  const site = withoutNulls(options.site);
  if (canonicalPath === null) return resolved;
  const paths = [...new Set([canonicalPath, path, ...aliases])];
  const { entries, broken, summary } = sanitizeMetadataMap(entriesOf(map, paths), {
    ...options,
    routes: paths.map((known) => ({ path: known, canonicalPath, name: '', indexable: true })),
  });
  if (summary) logger?.warn(summary);
  const remote = entries[canonicalPath];
  const brokenHere = broken?.[canonicalPath] ?? [];
  const kept = describeKept(canonicalPath, resolved.graph, brokenHere);
  if (kept.length > 0) logger?.warn(keptLine(kept));
  if (!remote) return resolved;
  const { title, description, data, og, graph: schema } = resolved;
  return completeMetadata({
    place: resolved,
    builtIn: { title, description, data, og, schema },
    remote,
    brokenTypes: brokenHere.map(({ type }) => type),
    site,
  });
}

/** Returns the entries of the current page alone, so that problems of other pages are not logged. */
function entriesOf(map: unknown, paths: readonly string[]): unknown {
  if (!isRecord(map)) return map;
  const wanted = new Set(paths.map(normaliseAddress));
  return Object.fromEntries(Object.entries(map).filter(([address]) => wanted.has(normaliseAddress(address))));
}
