import { SectionNav, SiteFooter, SiteHeader } from '@genmaster/shell-ui';
import { Outlet, ScrollRestoration, useNavigation, useRouteLoaderData } from 'react-router';
import type { PageDocument } from '../content/page-document.ts';
import { SessionControls } from '../features/session/session-controls.tsx';
import { ThemeCustomiser } from '../features/theme-customiser/theme-customiser.tsx';
import { PageMetadata } from '../features/page-metadata/page-metadata.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { BrandMark } from './brand-mark.tsx';
import { PAGE_ROUTE_ID } from './page-route-id.ts';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useServices } from './services-context.tsx';
import { SiteLink } from './site-link.tsx';

/** The frame around every page: header, sidebar, page, footer, and what floats above them. */
export function SiteFrame() {
  const { navigation } = useServices();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const isLoading = useNavigation().state === 'loading';
  const page = document?.page;
  const currentHref = document?.status === 200 ? document.page.path : '';
  const hasSidebar = page !== undefined && page.kind !== 'home' && document?.status === 200;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <aside className="strip" aria-label="Pre-order">
        Open for pre-order at ₹0. Release date to be announced.
      </aside>
      <SiteHeader
        brand={<BrandMark />}
        menus={navigation.menus}
        currentHref={currentHref}
        linkAs={SiteLink}
        tools={
          <>
            <SessionControls />
            <SiteLink href="/contact-us?subject=pre-order" className="button button-primary header-action">
              Pre-order at ₹0
            </SiteLink>
          </>
        }
      />
      <div className="progress" data-state={isLoading ? 'loading' : 'idle'} aria-hidden="true" />
      <div className="frame" data-sidebar={hasSidebar || undefined}>
        {hasSidebar ? (
          <SectionNav
            className="sidebar"
            groups={navigation.areas}
            currentHref={currentHref}
            sections={page.sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading }))}
            linkAs={SiteLink}
          />
        ) : null}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <SiteFooter groups={navigation.areas} currentHref={currentHref} linkAs={SiteLink}>
        <p>Price ₹0, pre-order, release date to be announced.</p>
        <p>This site stores only what it needs: your theme and, when you sign in, your session. Nothing is measured.</p>
        <p>Support in English and Hindi. Source under the MIT licence; fonts under the SIL Open Font License 1.1.</p>
      </SiteFooter>
      <ThemeCustomiser />
      <Toasts />
      <PageMetadata />
      <PrefetchOnIntent />
      <RouteAnnouncer title={document?.head.title} />
      <ScrollRestoration />
    </>
  );
}
