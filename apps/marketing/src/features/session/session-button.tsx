import { useSession } from '@genmaster/auth-client/react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { accountShown, leavingAsked, loginRequested, OWN_ACCOUNT } from './session-dialog-slice.ts';

/** Props of `SessionButton`. */
export interface SessionButtonProps {
  className: string;
  /** Returns whether a sign-out would lose changes that are stored nowhere else. */
  hasUnstored: () => boolean;
  /** Whether a button to the account is shown; in the header the name opens it. @default false */
  hasAccount?: boolean;
}

/** Renders the button that signs in or out, in the header and, on narrow viewports, in the menu. */
export function SessionButton({ className, hasUnstored, hasAccount = false }: SessionButtonProps) {
  const t = useText();
  const dispatch = useSiteDispatch();
  const { status, logout } = useSession();
  const isIn = status === 'signed-in';
  const leave = () => {
    if (hasUnstored()) dispatch(leavingAsked());
    else void logout();
  };
  return (
    <>
      {isIn && hasAccount ? (
        <button type="button" className={className} onClick={() => dispatch(accountShown(OWN_ACCOUNT))}>
          {t('header.account')}
        </button>
      ) : null}
      {/* One button for both, so that it keeps the focus when a person signs out. */}
      <button
        type="button"
        className={className}
        data-early={isIn ? undefined : 'sign-in'}
        onClick={isIn ? leave : () => dispatch(loginRequested())}
      >
        {t(isIn ? 'header.signOut' : 'header.signIn')}
      </button>
    </>
  );
}
