import { ThumbBar } from '@genmaster/shell-ui';
import { useRouteLoaderData } from 'react-router';
import type { PageDocument } from '../content/page-document.ts';
import { useText } from '@genmaster/i18n';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { PreOrderLink } from './pre-order-link.tsx';
import { SiteLink } from '../platform/site-link.tsx';

/**
 * Renders the bar at the bottom on phones: the page’s first action and the pre-order. The contact page shows its form
 * instead.
 */
export function SiteThumbBar() {
  const t = useText();
  const { page } = (useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined) ?? {};
  if (page?.kind === 'contact') return null;
  const action = page?.actions.find(({ href }) => !href.includes('/contact-us'));
  return (
    <ThumbBar label={t('thumb.label')}>
      {action?.href.startsWith('#') ? (
        <a href={action.href} className="btn">
          {action.label}
        </a>
      ) : action ? (
        <SiteLink href={action.href} className="btn">
          {action.label}
        </SiteLink>
      ) : null}
      <PreOrderLink className="btn main" />
    </ThumbBar>
  );
}
