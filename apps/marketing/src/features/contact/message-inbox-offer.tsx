import { lazy, Suspense, useState } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useServices, useSiteDispatch } from '../../platform/services-context.tsx';
import { usePartText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';

const MessageInbox = lazy(async () => ({ default: (await import('./message-inbox.tsx')).MessageInbox }));

/**
 * Renders a button that opens the stored messages for users with the permission; the server checks the permission
 * again.
 */
export function MessageInboxOffer() {
  const t = usePartText('contact');
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  // The header requests the details of the signed-in user.
  const { currentData: user } = api.endpoints.getUserDetails.useQueryState();
  const [isOpen, setIsOpen] = useState(false);
  if (!user?.permissions.includes('messages')) return null;
  if (!isOpen) {
    return (
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {t('inbox.open')}
      </button>
    );
  }
  const reportLoss = () => {
    setIsOpen(false);
    dispatch(toastShown({ tone: 'problem', text: t('inbox.failed') }));
  };
  return (
    <LazyBoundary onLost={reportLoss}>
      <Suspense fallback={<p role="status">{t('inbox.loading')}</p>}>
        <MessageInbox />
      </Suspense>
    </LazyBoundary>
  );
}
