import { normaliseAddress } from './normalise-address.ts';
import type { BreadcrumbStep, RouteEntry } from './page-metadata.ts';
import { pageAt, type RouteTable } from './route-table.ts';

/**
 * Lists the breadcrumb steps from the home page to a page, both included.
 *
 * The list is empty for the home page and for the home page of another language.
 */
export function breadcrumbTo(route: RouteEntry, routes: RouteTable): readonly BreadcrumbStep[] {
  const steps: BreadcrumbStep[] = [];
  const seen = new Set<string>();
  for (let step: RouteEntry | undefined = route; step && !seen.has(step.path); step = parentOf(step, routes)) {
    seen.add(step.path);
    steps.unshift({ name: step.name, path: step.path });
  }
  return steps.length > 1 ? steps : [];
}

function parentOf(route: RouteEntry, routes: RouteTable): RouteEntry | undefined {
  let path = normaliseAddress(route.parentPath || above(normaliseAddress(route.path)));
  // An address above may be an alias: the way leads through the page that it shows, never through this one.
  let page: RouteEntry | undefined;
  while (((page = pageAt(path, routes)) ?? route) === route && path !== '/') path = above(path);
  // `/hi` is the home page in Hindi, not a page below the English one.
  return route.alternates?.some((alternate) => normaliseAddress(alternate.path) === path) ? undefined : page;
}

function above(path: string): string {
  return path.replace(/\/[^/]*$/, '') || '/';
}
