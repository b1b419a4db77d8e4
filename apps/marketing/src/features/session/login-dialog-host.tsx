import { useSession } from '@genmaster/auth-client/react';
import { LoginDialog, type LoginDialogValues } from '@genmaster/shell-ui/login-dialog';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';
import { accountShown, loginClosed, selectAccount, selectIsLoginOpen } from './session-dialog-slice.ts';

const AccountHost = lazy(() => import('../account/account-host.tsx'));

/**
 * Renders the sign-in dialog: signs in, shows errors, closes on success. Loads the account dialog when it is requested.
 */
export function LoginDialogHost() {
  const t = useText();
  const dispatch = useSiteDispatch();
  const isOpen = useSiteSelector(selectIsLoginOpen);
  const { login } = useSession();
  const hadAccount = useRef(false);
  const hasAccount = useSiteSelector(selectAccount) !== null;
  hadAccount.current ||= hasAccount;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setProblem(null);
    dispatch(loginClosed());
  };
  const submit = async ({ userCode, password }: LoginDialogValues) => {
    setIsBusy(true);
    setProblem(null);
    const outcome = await login(userCode, password);
    setIsBusy(false);
    switch (outcome.kind) {
      case 'signed-in':
        close();
        dispatch(toastShown({ tone: 'success', text: t('session.signedIn') }));
        return;
      case 'refused':
        if (outcome.ticket) {
          close();
          dispatch(accountShown(String(outcome.ticket)));
        } else setProblem(outcome.message);
        return;
      case 'unreachable':
        setProblem(t('login.unreachable'));
        return;
      default:
        outcome satisfies never;
    }
  };

  return (
    <>
      <LoginDialog
        isOpen={isOpen}
        isBusy={isBusy}
        problem={problem}
        labels={{
          title: t('login.title'),
          hint: t('login.hint'),
          userCode: t('login.userCode'),
          password: t('login.password'),
          submit: t('login.submit'),
          submitting: t('login.submitting'),
          cancel: t('login.cancel'),
          userCodeMissing: t('login.userCodeMissing'),
          passwordMissing: t('login.passwordMissing'),
        }}
        onSubmit={(values) => void submit(values)}
        onCancel={close}
      />
      {hadAccount.current ? (
        <Suspense>
          <AccountHost />
        </Suspense>
      ) : null}
    </>
  );
}
