import { SectionNav, SiteFooter, SiteHeader } from '@genmaster/shell-ui';
import { Outlet, ScrollRestoration, useNavigation, useRouteLoaderData } from 'react-router';
import { addressIn } from '../content/languages.ts';
import type { PageDocument } from '../content/page-document.ts';
import { LanguageOffer } from '../features/language-switch/language-offer.tsx';
import { OfflineNotice } from '../features/offline-notice/offline-notice.tsx';
import { SitePageFinder } from '../features/page-finder/site-page-finder.tsx';
import { PreOrderStrip } from '../features/pre-order-strip/pre-order-strip.tsx';
import { ThemeCustomiser } from '../features/theme-customiser/theme-customiser.tsx';
import { PageMetadata } from '../features/page-metadata/page-metadata.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { ALL_PAGES_ID } from './all-pages-id.ts';
import { useLanguage } from '../i18n/page-language.tsx';
import { SiteVoiceAssistant } from '../features/voice-assistant/site-voice-assistant.tsx';
import { BrandMark } from './brand-mark.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { HeaderTools } from './header-tools.tsx';
import { PAGE_ROUTE_ID } from './page-route-id.ts';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteLink } from './site-link.tsx';

/** The frame around every page: header, sidebar, page, footer, and what floats above them. */
export function SiteFrame() {
  const { code, say, navigation } = useLanguage();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const isLoading = useNavigation().state === 'loading';
  const page = document?.page;
  const currentHref = document?.status === 200 ? document.page.path : '';
  // The home page keeps its width for the playground, whose results stand beside what is edited.
  const hasSidebar = page !== undefined && page.kind !== 'home' && document?.status === 200;
  return (
    <>
      <a href="#main" className="skip-link">
        {say('frame.skip')}
      </a>
      <PreOrderStrip />
      <SiteHeader
        brand={<BrandMark />}
        homeHref={addressIn(code, '/')}
        labels={{
          navigation: say('header.navigation'),
          openMenu: say('header.openMenu'),
          closeMenu: say('header.closeMenu'),
        }}
        menus={navigation.menus}
        currentHref={currentHref}
        linkAs={SiteLink}
        tools={<HeaderTools />}
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
            label={say('sidebar.label')}
          />
        ) : null}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <SiteFooter
        id={ALL_PAGES_ID}
        groups={navigation.areas}
        currentHref={currentHref}
        linkAs={SiteLink}
        label={say('footer.pages')}
      >
        <FooterFacts />
      </SiteFooter>
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
