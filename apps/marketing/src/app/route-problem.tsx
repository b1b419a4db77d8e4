import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { addressIn } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import { useServices } from '../platform/services-context.tsx';

/**
 * Renders the error of a page that could not be loaded, with its cause and a way to continue. Other input on the page
 * is kept.
 */
export function RouteProblem() {
  const error = useRouteError();
  const { chunkRecovery, reload } = useServices();
  const { code, t } = useLanguage();
  useEffect(() => {
    chunkRecovery.recover(error);
  }, [error, chunkRecovery]);
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <section className="hero">
      <h1>{t('problem.heading')}</h1>
      <p className="promise">{t(isOffline ? 'problem.offline' : 'problem.reload.text')}</p>
      <p className="actions">
        <button type="button" className="button button-primary" onClick={reload}>
          {t('problem.reload')}
        </button>
        <a href={addressIn(code, '/contact-us')} className="button" data-document="">
          {t('problem.contact')}
        </a>
      </p>
    </section>
  );
}
