import { usePartText } from '@genmaster/i18n';
import { useState, type FormEvent } from 'react';
import { useAccountApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { useAction } from './use-action.ts';

/** Changes the person’s own password; all other sessions end. */
export function PasswordForm() {
  const say = usePartText('account');
  const [change] = useAccountApi().changePassword.useMutation();
  const action = useAction(say);
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
      <p>{say('password.hint')}</p>
      <ActionProblem failure={action.failure} fields={['password', 'newPassword']} />
      <AccountField
        name="password"
        type="password"
        autoComplete="current-password"
        label={say('password.present')}
        failure={action.failure}
      />
      <AccountField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={8}
        label={say('password.new')}
        hint={say('password.rules')}
        failure={action.failure}
      />
      <button type="submit" className="button button-primary" aria-disabled={action.isBusy}>
        {say(action.isBusy ? 'busy' : 'password.change')}
      </button>
      <p role="status">{isDone ? say('password.changed') : null}</p>
    </form>
  );
}
