import { usePartText } from '@genmaster/i18n';
import type { FindLinkAnswer } from '@genmaster/auth-client/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { accountShown, loginRequested, selectAccount } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import { useAccountApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useAction } from './use-action.ts';

/** Redeems a one-time link: shows which account it is for, and lets the person choose a password. */
export function LinkDialog() {
  const t = usePartText('account');
  const dispatch = useSiteDispatch();
  const shown = useSiteSelector(selectAccount);
  const token = shown?.startsWith('gml_') ? shown : null;
  const { session, log } = useServices();
  const calls = useAccountApi();
  const [find] = calls.findLink.useMutation();
  const [use] = calls.useLink.useMutation();
  const action = useAction(t);
  const [found, setFound] = useState<FindLinkAnswer | 'gone' | null>(null);

  useEffect(() => {
    if (token === null) return;
    find({ token })
      .unwrap()
      .then(setFound, (error: unknown) => {
        log('[marketing] A link could not be used.', error);
        setFound('gone');
      });
  }, [token, find, log]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '' } = valuesOf(event.currentTarget);
    const isDone = await action.run(() => use({ token: token ?? '', password }).unwrap());
    if (!isDone) return;
    dispatch(accountShown(null));
    dispatch(toastShown({ tone: 'success', text: t('link.done') }));
    // Using the link ended the account’s sessions, so a session on this page, of any user, is closed too.
    if (session.getSnapshot().status === 'signed-in') await session.logout();
    dispatch(loginRequested());
  };
  return (
    <AccountFrame
      isOpen={token !== null}
      title={t(found !== 'gone' && found?.kind === 'reset' ? 'link.reset' : 'link.invitation')}
    >
      {found === null ? (
        <p role="status">{t('loading')}</p>
      ) : found === 'gone' ? (
        <>
          <p role="alert">{t('link.gone')}</p>
          <button type="button" className="button" onClick={() => dispatch(accountShown(null))}>
            {t('close')}
          </button>
        </>
      ) : (
        <form onSubmit={(event) => void submit(event)} onInput={action.forget}>
          <p>{t('link.for', { name: found.name })}</p>
          <ActionProblem failure={action.failure} fields={['password']} />
          <AccountField
            name="userCode"
            label={t('users.code')}
            value={found.userCode}
            readOnly
            autoComplete="username"
          />
          <AccountField
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            label={t('password.new')}
            hint={t('password.rules')}
            failure={action.failure}
          />
          <TicketActions label={t('link.choose')} isBusy={action.isBusy} />
        </form>
      )}
    </AccountFrame>
  );
}
