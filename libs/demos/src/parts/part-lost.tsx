import { usePartText } from '@genmaster/i18n';

/** Says in place of a part of a demo that it could not be fetched, and offers another try. */
export function PartLost({ onRetry }: { onRetry: () => void }) {
  const t = usePartText('demo-parts');
  return (
    <p role="alert" className="demo-notice">
      {t('part.lost')}{' '}
      <button type="button" className="chip" onClick={onRetry}>
        {t('part.retry')}
      </button>
    </p>
  );
}
