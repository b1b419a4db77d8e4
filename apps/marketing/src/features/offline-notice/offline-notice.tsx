import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../platform/services-context.tsx';
import { SiteLink } from '../../platform/site-link.tsx';
import { useSiteLanguage } from '../navigation/site-navigation.tsx';

/** Maximum number of available pages that are listed. */
const NAMED_PAGES = 4;

/**
 * Reports that there is no connection, and which pages are still available. Announced to screen readers; hidden when
 * online.
 */
export function OfflineNotice() {
  const { t, navigation } = useSiteLanguage();
  const { pageLoader } = useServices();
  const { pathname } = useLocation();
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const names = new Map(
    navigation.areas
      .flatMap(({ overview, links }) => (overview ? [overview, ...links] : links))
      .map(({ href, label }) => [href, label]),
  );
  const pages = isOnline ? [] : pageLoader.known().filter((path) => path !== pathname && names.has(path));
  return (
    <div role="status" className="offline">
      {isOnline ? null : <p>{t('offline.notice')}</p>}
      {pages.length > 0 ? (
        <p>
          {t('offline.pages')}{' '}
          {pages.slice(-NAMED_PAGES).map((path, index) => (
            <span key={path}>
              {index > 0 ? ', ' : null}
              <SiteLink href={path}>{names.get(path)}</SiteLink>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
