import { useSession } from '@genmaster/auth-client/react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { accountShown, leavingAsked, loginRequested, OWN_ACCOUNT } from './session-dialog-slice.ts';

/** Signs in or out. Stands in the header's bar, and in the menu of windows that have no room for it there. */
export interface SessionButtonProps {
  className: string;
  /** Whether a sign-out would lose something that is stored nowhere else. */
  hasUnstored: () => boolean;
  /** Whether the way to the account stands here as well; in the header the name is the way. @default false */
  hasAccount?: boolean;
}

/** Signs in or out. Stands in the header’s bar, and in the menu of windows that have no room for it there. */
export function SessionButton({ className, hasUnstored, hasAccount = false }: SessionButtonProps) {
  const say = useText();
  const dispatch = useSiteDispatch();
  const { status, logout } = useSession();
  if (status === 'signed-in') {
    const leave = () => {
      if (hasUnstored()) dispatch(leavingAsked());
      else void logout();
    };
    return (
      <>
        {hasAccount ? (
          <button type="button" className={className} onClick={() => dispatch(accountShown(OWN_ACCOUNT))}>
            {say('header.account')}
          </button>
        ) : null}
        <button type="button" className={className} onClick={leave}>
          {say('header.signOut')}
        </button>
      </>
    );
  }
  return (
    <button type="button" className={className} data-early="sign-in" onClick={() => dispatch(loginRequested())}>
      {say('header.signIn')}
    </button>
  );
}
