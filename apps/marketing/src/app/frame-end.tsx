import { SiteFooter } from '@genmaster/shell-ui';
import { memo } from 'react';
import { useSiteLanguage } from '../features/navigation/site-navigation.tsx';
import { ALL_PAGES_ID } from '../platform/all-pages-id.ts';
import { SiteLink } from '../platform/site-link.tsx';
import { FooterFacts } from './footer-facts.tsx';
import type { FramePartProps } from './frame-part-props.ts';

/** Renders what comes after every page: the list of all pages, and the facts. */
export const FrameEnd = memo(function FrameEnd({ page }: FramePartProps) {
  const { t, navigation } = useSiteLanguage();
  return (
    <SiteFooter
      id={ALL_PAGES_ID}
      groups={navigation.areas}
      currentHref={page?.path ?? ''}
      linkAs={SiteLink}
      label={t('footer.pages')}
    >
      <FooterFacts />
    </SiteFooter>
  );
});
