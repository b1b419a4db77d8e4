import { useSession } from '@genmaster/auth-client/react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../app/services-context.tsx';
import { useText } from '../../i18n/page-language.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { leavingAnswered, leavingAsked, loginRequested, selectIsLoginOpen } from './session-dialog-slice.ts';

const LoginDialogHost = lazy(async () => ({ default: (await import('./login-dialog-host.tsx')).LoginDialogHost }));

/** Sign in, or who is signed in and sign out. Lives in the header. */
export function SessionControls() {
  const say = useText();
  const dispatch = useSiteDispatch();
  const { api, theme } = useServices();
  const { status, ended, logout } = useSession();
  const isOpen = useSiteSelector(selectIsLoginOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  // `currentData`: a name that was shown before the last sign-out is nobody’s any more.
  const { currentData: user } = api.endpoints.getUserDetails.useQuery(undefined, { skip: status === 'signed-out' });

  // A change of language says nothing about the session.
  const sayThatItEnded = useEffectEvent(() => dispatch(toastShown({ tone: 'problem', text: say('session.ended') })));

  const leave = () => {
    if (theme.loaded()?.hasUnstored()) dispatch(leavingAsked());
    else void logout();
  };

  useEffect(() => {
    if (status === 'signed-in') return;
    dispatch(api.util.resetApiState());
    dispatch(leavingAnswered());
    if (ended === 'expired') sayThatItEnded();
  }, [status, ended, api, dispatch]);

  return (
    <>
      {status === 'signed-in' ? (
        <>
          <span className="user-name" data-user={user?.userId}>
            {user?.userName}
          </span>
          <button type="button" className="button header-button" onClick={leave}>
            {say('header.signOut')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button header-button"
          data-early="sign-in"
          onClick={() => dispatch(loginRequested())}
        >
          {say('header.signIn')}
        </button>
      )}
      {wasOpened.current ? (
        <Suspense>
          <LoginDialogHost />
        </Suspense>
      ) : null}
    </>
  );
}
