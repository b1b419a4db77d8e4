import { PageProviders } from './page-providers.tsx';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { PageLoader } from '../platform/page-loader.ts';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { RouteProblem } from './route-problem.tsx';
import { SiteFrame } from './site-frame.tsx';

/**
 * The whole router: a frame without pages of its own, and one component that renders every address.
 *
 * What an address shows is its document, so the route table does not grow with the site. `Page` is given: the browser
 * loads its module before there is a router, because one that starts out waiting for it scrolls the page back to the
 * top when it arrives.
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

/** The frame in the language of the address in view. */
function SpeakingFrame() {
  return (
    <PageProviders>
      <SiteFrame />
    </PageProviders>
  );
}
