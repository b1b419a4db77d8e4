import { normaliseAddress } from './normalise-address.ts';
import type { RouteEntry } from './page-metadata.ts';

/** Routes of a site by normalised address. */
export type RouteTable = ReadonlyMap<string, RouteEntry>;

/** Indexes routes, so that they are found by every spelling of their path, whichever the host's table uses. */
export function routeTable(routes: readonly RouteEntry[]): RouteTable {
  return new Map(routes.map((route) => [normaliseAddress(route.path), route]));
}

/** Returns the page of an address; for an alias, the page that it shows. */
export function pageAt(address: string, table: RouteTable): RouteEntry | undefined {
  const asked = table.get(normaliseAddress(address));
  return asked && (table.get(normaliseAddress(asked.canonicalPath ?? asked.path)) ?? asked);
}

/** Lists the aliases of each page that has any, by the page's path. */
export function aliasesIn(routes: readonly RouteEntry[], table: RouteTable): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, readonly string[]>();
  for (const { path } of routes) {
    const page = (pageAt(path, table) as RouteEntry).path;
    if (normaliseAddress(page) !== normaliseAddress(path)) aliases.set(page, [...(aliases.get(page) ?? []), path]);
  }
  return aliases;
}
