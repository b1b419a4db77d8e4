import { SiteFooter, SiteHeader, SiteRail } from '@genmaster/shell-ui';
import { Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { addressIn } from '@genmaster/i18n';
import { useSiteLanguage } from '../features/navigation/site-navigation.tsx';
import type { PageDocument } from '../content/page-document.ts';
import { LanguageOffer } from '../features/language-switch/language-offer.tsx';
import { OfflineNotice } from '../features/offline-notice/offline-notice.tsx';
import { SitePageFinder } from '../features/page-finder/site-page-finder.tsx';
import { PreOrderStrip } from '../features/pre-order-strip/pre-order-strip.tsx';
import { ThemeCustomiser } from '../features/theme-customiser/theme-customiser.tsx';
import { PageMetadata } from '../features/page-metadata/page-metadata.tsx';
import { SessionButton } from '../features/session/session-button.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { ALL_PAGES_ID } from '../platform/all-pages-id.ts';
import { SiteVoiceAssistant } from '../features/voice-assistant/site-voice-assistant.tsx';
import { BrandMark } from './brand-mark.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { HeaderTools } from './header-tools.tsx';
import { MenuAside } from './menu-aside.tsx';
import { MenuEnd, PagesOutside } from './menu-end.tsx';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { PageProgress } from './page-progress.tsx';
import { PreOrderLink } from './pre-order-link.tsx';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteLink } from '../platform/site-link.tsx';
import { SiteThumbBar } from './site-thumb-bar.tsx';
import { useHasUnstored } from './use-has-unstored.ts';

/** Renders the frame around every page: header, rail, page, footer, and the overlays. */
export function SiteFrame() {
  const { code, say, navigation } = useSiteLanguage();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const page = document?.status === 200 ? document.page : undefined;
  const currentHref = page?.path ?? '';
  return (
    <>
      <a href="#main" className="skip-link">
        {say('frame.skip')}
      </a>
      <SiteRail
        className="rail"
        groups={navigation.areas.filter(({ sign }) => sign)}
        currentHref={currentHref}
        sections={page?.sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading })) ?? []}
        brand={<BrandMark />}
        end={<PagesOutside />}
        linkAs={SiteLink}
        labels={{
          name: say('rail.name'),
          open: say('rail.open'),
          close: say('rail.close'),
          overview: say('rail.overview'),
        }}
      />
      <PreOrderStrip />
      <SiteHeader
        className="site-header"
        brand={<BrandMark />}
        homeHref={addressIn(code, '/')}
        labels={{
          navigation: say('header.navigation'),
          openMenu: say('header.openMenu'),
          closeMenu: say('header.closeMenu'),
        }}
        menus={navigation.menus.map((menu) => ({ ...menu, aside: <MenuAside menu={menu} /> }))}
        currentHref={currentHref}
        linkAs={SiteLink}
        tools={<HeaderTools />}
        action={<PreOrderLink className="btn main header-action" />}
        menuEnd={<MenuEnd />}
        sheetEnd={
          <>
            <PagesOutside />
            <SessionButton className="sheet-button" hasAccount hasUnstored={useHasUnstored()} />
          </>
        }
      />
      <PageProgress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        id={ALL_PAGES_ID}
        groups={navigation.areas}
        currentHref={currentHref}
        linkAs={SiteLink}
        label={say('footer.pages')}
      >
        <FooterFacts />
      </SiteFooter>
      <SiteThumbBar />
      <ThemeCustomiser />
      <SitePageFinder />
      <OfflineNotice />
      <SiteVoiceAssistant />
      <LanguageOffer />
      <Toasts />
      <PageMetadata />
      <PrefetchOnIntent />
      <RouteAnnouncer title={document?.head.title} />
      <ScrollRestoration />
    </>
  );
}
