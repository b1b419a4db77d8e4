import { addressIn } from '@genmaster/i18n';
import { SiteHeader } from '@genmaster/shell-ui';
import { memo } from 'react';
import { useSiteLanguage } from '../features/navigation/site-navigation.tsx';
import { PreOrderStrip } from '../features/pre-order-strip/pre-order-strip.tsx';
import { SessionButton } from '../features/session/session-button.tsx';
import { SiteLink } from '../platform/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import type { FramePartProps } from './frame-part-props.ts';
import { FrameRail } from './frame-rail.tsx';
import { HeaderTools } from './header-tools.tsx';
import { MenuAside } from './menu-aside.tsx';
import { MenuEnd, PagesOutside } from './menu-end.tsx';
import { PreOrderLink } from './pre-order-link.tsx';
import { useHasUnstored } from './use-has-unstored.ts';

/** Renders the content before every page: the rail, the banner and the header. */
export const FrameStart = memo(function FrameStart({ page }: FramePartProps) {
  const { code, t, navigation } = useSiteLanguage();
  const currentHref = page?.path ?? '';
  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skip')}
      </a>
      <FrameRail page={page} />
      <PreOrderStrip />
      <SiteHeader
        className="site-header"
        brand={<BrandMark />}
        homeHref={addressIn(code, '/')}
        labels={{
          navigation: t('header.navigation'),
          openMenu: t('header.openMenu'),
          closeMenu: t('header.closeMenu'),
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
    </>
  );
});
