import { useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PageDocument } from '../../content/page-document.ts';
import { PAGE_ROUTE_ID } from '../../platform/page-route-id.ts';

/**
 * Returns the path of the current address, for showing it.
 *
 * The page of an unknown address was prerendered before anybody asked for that address. Hydration has to find what was
 * prerendered, so it sees the address of the not-found page, and the next render the visitor’s.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const prerendered = document?.status === 404 ? document.page.path : pathname;
  return useSyncExternalStore(
    noChange,
    () => pathname,
    () => prerendered,
  );
}

const noChange = () => () => undefined;
