import { PageProviders } from './page-providers.tsx';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { PageLoader } from '../platform/page-loader.ts';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { RouteProblem } from './route-problem.tsx';
import { SiteFrame } from './site-frame.tsx';

/**
 * Creates the routes: a frame, and one component that renders every address.
 *
 * The content of an address is its document, so the route table does not grow with the site. `Page` is an argument: the
 * browser loads its module before the router exists, because a router that waits for it at first would scroll the page
 * back to the top when the module arrives.
 */
export function createRoutes(pageLoader: Pick<PageLoader<unknown>, 'load'>, Page: ComponentType): RouteObject[] {
  return [
    {
      Component: SpeakingFrame,
      children: [
        {
          id: PAGE_ROUTE_ID,
          path: '*',
          ErrorBoundary: RouteProblem,
          loader: ({ request }) => pageLoader.load(new URL(request.url).pathname, request.signal),
          Component: Page,
        },
      ],
    },
  ];
}

/** Renders the frame in the language of the current address. */
function SpeakingFrame() {
  return (
    <PageProviders>
      <SiteFrame />
    </PageProviders>
  );
}
