import { useSession } from '@genmaster/auth-client/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../app/services-context.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { loginRequested, selectIsLoginOpen } from './session-dialog-slice.ts';

const LoginDialogHost = lazy(async () => ({ default: (await import('./login-dialog-host.tsx')).LoginDialogHost }));

/** Sign in, or who is signed in and sign out. Lives in the header. */
export function SessionControls() {
  const dispatch = useSiteDispatch();
  const { api } = useServices();
  const { status, ended, logout } = useSession();
  const isOpen = useSiteSelector(selectIsLoginOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  // `currentData`: a name that was shown before the last sign-out is nobody’s any more.
  const { currentData: user } = api.endpoints.getUserDetails.useQuery(undefined, { skip: status === 'signed-out' });

  useEffect(() => {
    if (status === 'signed-in') return;
    dispatch(api.util.resetApiState());
    if (ended === 'expired') {
      dispatch(
        toastShown({
          tone: 'problem',
          text: 'Your session has ended. Your theme is kept here; sign in again to save it.',
        }),
      );
    }
  }, [status, ended, api, dispatch]);

  return (
    <>
      {status === 'signed-in' ? (
        <>
          <span className="user-name" data-user={user?.userId}>
            {user?.userName}
          </span>
          <button type="button" className="button header-button" onClick={() => void logout()}>
            Sign out
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button header-button"
          data-early="sign-in"
          onClick={() => dispatch(loginRequested())}
        >
          Sign in
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
