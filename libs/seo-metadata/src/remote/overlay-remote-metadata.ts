import { completeMetadata } from '../core/complete-metadata.ts';
import { describeKept, keptLine } from '../core/kept-types.ts';
import { normaliseAddress } from '../core/normalise-address.ts';
import type { MetadataLogger, ResolvedMetadata, SiteIdentity } from '../core/page-metadata.ts';
import { sanitizeMetadataMap } from './sanitize-metadata-map.ts';
import { isRecord } from './sanitize-value.ts';

/** What is laid over a page, and what it is held against. */
export interface OverlayOptions {
  /** The untrusted map, as it was loaded. */
  readonly map: unknown;
  readonly site: SiteIdentity;
  /** Hosts besides the site's own that addresses of pages may name. */
  readonly allowedHosts?: readonly string[];
  readonly logger?: MetadataLogger | undefined;
}

/**
 * Lays a remote map over one page that is resolved already.
 *
 * For a browser that received its page's metadata with the page and has neither
 * the route table nor the other entries. The answer is the one that a resolver
 * gives with `withRemote`; a page that the map does not name comes back as it is.
 *
 * @example
 * head.apply(overlayRemoteMetadata(page.head, { map, site, logger: console }));
 */
export function overlayRemoteMetadata(resolved: ResolvedMetadata, options: OverlayOptions): ResolvedMetadata {
  const { path, canonicalPath } = resolved;
  const { map, site, logger } = options;
  if (canonicalPath === null) return resolved;
  const paths = [...new Set([canonicalPath, path])];
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

/** The entries of the page at hand: the others are not this page's business, nor its log's. */
function entriesOf(map: unknown, paths: readonly string[]): unknown {
  if (!isRecord(map)) return map;
  return Object.fromEntries(Object.entries(map).filter(([address]) => paths.includes(normaliseAddress(address))));
}
