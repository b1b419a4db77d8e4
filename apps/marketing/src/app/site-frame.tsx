import { Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { PageDocument } from '../content/page-document.ts';
import { PageMetadata } from '../features/page-metadata/page-metadata.tsx';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { FrameEnd } from './frame-end.tsx';
import { FrameOverlays } from './frame-overlays.tsx';
import { FrameStart } from './frame-start.tsx';
import { PageProgress } from './page-progress.tsx';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteThumbBar } from './site-thumb-bar.tsx';
import { SoftLinks } from './soft-links.tsx';
import { useAfterwards } from './use-afterwards.ts';

/**
 * Renders the frame around every page: header, rail, page, footer, and the overlays.
 *
 * The router renders it several times for each navigation. Its large parts render once, after the next page is shown,
 * to mark that page as the current one.
 */
export function SiteFrame() {
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const page = useAfterwards(document?.status === 200 ? document.page : undefined);
  return (
    <>
      <FrameStart page={page} />
      <PageProgress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <FrameEnd page={page} />
      <SiteThumbBar />
      <FrameOverlays />
      <PageMetadata />
      <PrefetchOnIntent />
      <SoftLinks />
      <RouteAnnouncer title={document?.head.title} />
      <ScrollRestoration />
    </>
  );
}
