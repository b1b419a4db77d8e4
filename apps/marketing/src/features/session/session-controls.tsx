import { useSession } from '@genmaster/auth-client/react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';
import { SessionButton } from './session-button.tsx';
import { accountShown, leavingAnswered, loginClosed, OWN_ACCOUNT, selectIsAnyOpen } from './session-dialog-slice.ts';

const LoginDialogHost = lazy(async () => ({ default: (await import('./login-dialog-host.tsx')).LoginDialogHost }));
/** Props of `SessionControls`. */
export interface SessionControlsProps {
  /** Returns whether a sign-out would lose changes that are stored nowhere else. */
  hasUnstored: () => boolean;
}

/** Renders the sign-in button, or the user’s name and the sign-out button, in the header. */
export function SessionControls({ hasUnstored }: SessionControlsProps) {
  const t = useText();
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const { status, ended } = useSession();
  const isOpen = useSiteSelector(selectIsAnyOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  // `currentData`, because a name from before the last sign-out must not be shown again.
  const { currentData: user } = api.endpoints.getUserDetails.useQuery(undefined, { skip: status === 'signed-out' });

  // An effect event, so that a change of the language does not repeat the message.
  const showSessionEnded = useEffectEvent(() => dispatch(toastShown({ tone: 'problem', text: t('session.ended') })));

  useEffect(() => {
    // Without an earlier session there is nothing to reset; the responses of the start-up calls are the same for
    // everybody.
    if (status === 'signed-in' || ended === null) return;
    dispatch(api.util.resetApiState());
    dispatch(leavingAnswered());
    if (ended === 'expired') showSessionEnded();
  }, [status, ended, api, dispatch]);

  const name = useRef<HTMLButtonElement>(null);
  const wasIn = useRef(status === 'signed-in');
  useEffect(() => {
    if (isOpen) return;
    // The closed dialog returns the focus to its button, which now signs out. A key that is still held must not press it.
    if (status === 'signed-in' && !wasIn.current && wasOpened.current) name.current?.focus({ preventScroll: true });
    wasIn.current = status === 'signed-in';
  }, [status, isOpen]);

  const showConnectionLost = () => {
    dispatch(loginClosed());
    dispatch(toastShown({ tone: 'problem', text: t(navigator.onLine ? 'login.chunkLost' : 'login.offline') }));
  };

  return (
    <>
      {status === 'signed-in' ? (
        <button
          ref={name}
          type="button"
          className="user-name"
          data-user={user?.userId}
          title={user?.userName}
          onClick={() => dispatch(accountShown(OWN_ACCOUNT))}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7c.6-3 3-4.5 6.5-4.5s5.9 1.5 6.5 4.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
          <span>{user?.userName}</span>
        </button>
      ) : null}
      <SessionButton className="button header-button" hasUnstored={hasUnstored} />
      <LazyBoundary isWanted={isOpen} onLost={showConnectionLost}>
        <Suspense>{wasOpened.current ? <LoginDialogHost /> : null}</Suspense>
      </LazyBoundary>
    </>
  );
}
