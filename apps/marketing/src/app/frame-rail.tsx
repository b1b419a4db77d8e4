import { SiteRail } from '@genmaster/shell-ui';
import { useEffect } from 'react';
import { useSiteLanguage } from '../features/navigation/site-navigation.tsx';
import { KeptElements } from '../pages/kept/kept-elements.tsx';
import { SiteLink } from '../platform/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import type { FramePartProps } from './frame-part-props.ts';
import { PagesOutside } from './menu-end.tsx';
import { useIsPrerendered } from './use-is-prerendered.ts';

/** Renders the rail with its drawer. The prerendered one stays as it is until the first change of page. */
export function FrameRail({ page }: FramePartProps) {
  return useIsPrerendered(page, 'nav.rail') ? <KeptRail /> : <LiveRail page={page} />;
}

/** Hydrates the prerendered rail, whose markers, drawer and links work without React, and closes it after a link. */
function KeptRail() {
  useEffect(() => {
    const hide = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('nav.rail [popover] a') : null;
      const drawer = link?.closest<HTMLElement>('[popover]');
      // A browser without popovers has no such method.
      if (drawer?.popover) drawer.hidePopover();
    };
    document.addEventListener('click', hide);
    return () => document.removeEventListener('click', hide);
  }, []);
  return <KeptElements names={['nav']} />;
}

function LiveRail({ page }: FramePartProps) {
  const { t, navigation } = useSiteLanguage();
  return (
    <SiteRail
      className="rail"
      groups={navigation.areas.filter(({ sign }) => sign)}
      currentHref={page?.path ?? ''}
      sections={page?.sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading })) ?? []}
      brand={<BrandMark />}
      end={<PagesOutside />}
      linkAs={SiteLink}
      labels={{
        name: t('rail.name'),
        open: t('rail.open'),
        close: t('rail.close'),
        overview: t('rail.overview'),
      }}
    />
  );
}
