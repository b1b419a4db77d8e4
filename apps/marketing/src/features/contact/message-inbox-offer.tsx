import { useSession } from '@genmaster/auth-client/react';
import { lazy, Suspense, useState } from 'react';
import { LazyBoundary } from '../../app/lazy-boundary.tsx';
import { useSiteDispatch } from '../../app/services-context.tsx';
import { usePartText } from '../../i18n/page-language.tsx';
import { toastShown } from '../toasts/toast-slice.ts';

const MessageInbox = lazy(async () => ({ default: (await import('./message-inbox.tsx')).MessageInbox }));

/** Offers the stored messages to whoever is signed in; whether they may read them is the server’s to say. */
export function MessageInboxOffer() {
  const say = usePartText('contact');
  const dispatch = useSiteDispatch();
  const { status } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (status === 'signed-out') return null;
  if (!isOpen) {
    return (
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {say('inbox.open')}
      </button>
    );
  }
  return (
    <LazyBoundary onLost={() => dispatch(toastShown({ tone: 'problem', text: say('inbox.failed') }))}>
      <Suspense fallback={<p role="status">{say('inbox.loading')}</p>}>
        <MessageInbox />
      </Suspense>
    </LazyBoundary>
  );
}
