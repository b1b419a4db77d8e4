import { SiteLink } from '../../platform/site-link.tsx';
import { addressIn } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import { dismissStrip } from './strip-memory.ts';

/**
 * Renders the one-line banner above the header. It takes its own space and covers nothing.
 *
 * The dismissal is stored on the document: the first-paint script sets it again on the next page, so a dismissed banner
 * never flashes and causes no layout shift.
 */
export function PreOrderStrip() {
  const { code, t } = useLanguage();
  return (
    <aside className="strip" aria-label={t('strip.label')}>
      <p className="strip-text">
        <SiteLink href={addressIn(code, '/contact-us?subject=pre-order')}>{t('strip.offer')}</SiteLink>
      </p>
      <button
        type="button"
        className="strip-dismiss needs-script"
        data-early="strip"
        aria-label={t('strip.dismiss')}
        title={t('strip.dismiss')}
        onClick={() => dismissStrip(document)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
