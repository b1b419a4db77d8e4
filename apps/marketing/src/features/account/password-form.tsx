import { usePartText } from '@genmaster/i18n';
import { useState, type FormEvent } from 'react';
import { useAccountApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { useAction } from './use-action.ts';

/** Changes the person’s own password; all other sessions end. */
export function PasswordForm() {
  const t = usePartText('account');
  const [change] = useAccountApi().changePassword.useMutation();
  const action = useAction(t);
  const [isDone, setIsDone] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { password = '', newPassword = '' } = valuesOf(form);
    setIsDone(false);
    const isChanged = await action.run(() => change({ password, newPassword }).unwrap());
    setIsDone(isChanged);
    if (isChanged) form.reset();
  };
  return (
    <form onSubmit={(event) => void submit(event)} onInput={action.forget}>
      <p>{t('password.hint')}</p>
      <ActionProblem failure={action.failure} fields={['password', 'newPassword']} />
      <AccountField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.present')}
        failure={action.failure}
      />
      <AccountField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={8}
        label={t('password.new')}
        hint={t('password.rules')}
        failure={action.failure}
      />
      <button type="submit" className="button button-primary" aria-disabled={action.isBusy}>
        {t(action.isBusy ? 'busy' : 'password.change')}
      </button>
      <p role="status">{isDone ? t('password.changed') : null}</p>
    </form>
  );
}
