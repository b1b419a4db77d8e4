import { usePartText } from '@genmaster/i18n';
import type { MadeLink } from '@genmaster/auth-client/contract';
import type { FormEvent } from 'react';
import { useAdministrationApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { useAction } from './use-action.ts';

/** Renders the form that creates a user. The new user chooses a password with the one-time link. */
export function NewUserForm({ onLink }: { onLink: (link: MadeLink) => void }) {
  const t = usePartText('account');
  const [create] = useAdministrationApi().createUser.useMutation();
  const action = useAction(t);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { userCode = '', name = '', email = '' } = valuesOf(form);
    const isMade = await action.run(async () => {
      const wanted = { userCode: userCode.trim(), name: name.trim(), ...(email === '' ? {} : { email }) };
      onLink((await create(wanted).unwrap()).link);
    });
    if (isMade) form.reset();
  };
  return (
    <form className="account-card" onSubmit={(event) => void submit(event)} onInput={action.forget}>
      <h4>{t('users.new')}</h4>
      <ActionProblem failure={action.failure} fields={['userCode', 'name', 'email']} />
      <AccountField
        name="userCode"
        label={t('users.code')}
        hint={t('users.code.hint')}
        pattern="[A-Za-z0-9_.@\-]{1,128}"
        autoComplete="off"
        failure={action.failure}
      />
      <AccountField name="name" label={t('users.name')} maxLength={120} autoComplete="off" failure={action.failure} />
      <AccountField
        name="email"
        type="email"
        label={t('users.email')}
        hint={t('users.email.hint')}
        required={false}
        autoComplete="off"
        failure={action.failure}
      />
      <button type="submit" className="button button-primary" aria-disabled={action.isBusy}>
        {t(action.isBusy ? 'busy' : 'users.create')}
      </button>
    </form>
  );
}
