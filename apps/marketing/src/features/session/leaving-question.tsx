import { useSession } from '@genmaster/auth-client/react';
import { ConfirmDialog } from '@genmaster/shell-ui/theme-panel';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { leavingAnswered, selectIsLeavingAsked } from './session-dialog-slice.ts';
import { useReplacedToken } from './use-replaced-token.ts';

/**
 * Asks for confirmation before a sign-out that would lose unsaved changes of a theme. Loaded with the theme panel,
 * because without the panel there are none.
 */
export function LeavingQuestion() {
  const t = useText();
  useReplacedToken();
  const dispatch = useSiteDispatch();
  const { status, logout } = useSession();
  const isAsked = useSiteSelector(selectIsLeavingAsked);
  return (
    <ConfirmDialog
      isOpen={isAsked && status === 'signed-in'}
      question={t('session.unstored')}
      labels={{ ok: t('header.signOut'), cancel: t('login.cancel') }}
      onCancel={() => dispatch(leavingAnswered())}
      onConfirm={() => {
        dispatch(leavingAnswered());
        void logout();
      }}
    />
  );
}
