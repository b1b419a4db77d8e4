import { usePartText } from '@genmaster/i18n';
import type { MadeLink, ManagedUser } from '@genmaster/auth-client/contract';
import { useState, type FormEvent } from 'react';
import { useAdministrationApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { saveAsFile } from './save-as-file.ts';
import { useAction } from './use-action.ts';

export interface UserCardProps {
  user: ManagedUser;
  /** All permissions that can be granted. */
  permissions: readonly string[];
  isOneself: boolean;
  onLink: (link: MadeLink) => void;
}

const KNOWN = ['metadata', 'schemes', 'messages', 'users', 'audit'] as const;
const isKnown = (name: string): name is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(name);

/** Renders one user with the actions of those who manage users. */
export function UserCard({ user, permissions, isOneself, onLink }: UserCardProps) {
  const t = usePartText('account');
  const calls = useAdministrationApi();
  const [makeLink] = calls.makeLink.useMutation();
  const [setAccess] = calls.setAccess.useMutation();
  const [unlock] = calls.unlockUser.useMutation();
  const [setPermission] = calls.setPermission.useMutation();
  const [exportData] = calls.exportUserData.useMutation();
  const action = useAction(t);
  const [isLeaving, setIsLeaving] = useState(false);
  // Optimistic values, shown until the list contains them.
  const [wished, setWished] = useState<Readonly<Record<string, boolean>>>({});
  const { userId, userCode, name, isDisabled } = user;
  const grant = async (permission: string, isGranted: boolean) => {
    setWished({ [permission]: isGranted });
    if (!(await action.run(() => setPermission({ userId, permission, isGranted }).unwrap()))) setWished({});
  };
  const press = (label: string, work: () => Promise<unknown>) => (
    <button type="button" className="button" aria-disabled={action.isBusy} onClick={() => void action.run(work)}>
      {label}
    </button>
  );
  return (
    <li className="account-user">
      <details>
        <summary>
          <b>{name}</b> <span>{userCode}</span>
          {isOneself ? <em>{t('users.you')}</em> : null}
          {isDisabled ? <em>{t('users.disabled')}</em> : null}
        </summary>
        <ActionProblem failure={action.failure} fields={['userCode']} />
        <p>{user.email ?? t('users.noEmail')}</p>
        <fieldset>
          <legend>{t('users.permissions')}</legend>
          {permissions.map((permission) => (
            <label key={permission}>
              <input
                type="checkbox"
                checked={wished[permission] ?? user.permissions.includes(permission)}
                disabled={isOneself && permission === 'users'}
                onChange={({ target }) => void grant(permission, target.checked)}
              />
              {isKnown(permission) ? t(`permission.${permission}`) : permission}
            </label>
          ))}
        </fieldset>
        <p className="account-actions">
          {isDisabled ? null : press(t('users.link'), async () => onLink((await makeLink({ userId }).unwrap()).link))}
          {press(t('users.unlock'), () => unlock({ userId }).unwrap())}
          {press(t('users.export'), async () => saveAsFile(`${userCode}.json`, await exportData({ userId }).unwrap()))}
          {isOneself
            ? null
            : press(t(isDisabled ? 'users.enable' : 'users.disable'), () =>
                setAccess({ userId, isDisabled: !isDisabled }).unwrap(),
              )}
          {isOneself ? null : (
            <button type="button" className="button" aria-expanded={isLeaving} onClick={() => setIsLeaving(!isLeaving)}>
              {t('users.delete')}
            </button>
          )}
        </p>
        {isLeaving ? <DeleteForm userId={userId} userCode={userCode} /> : null}
      </details>
    </li>
  );
}

/** Deletes a user after their code was typed as a confirmation. */
function DeleteForm({ userId, userCode }: { userId: string; userCode: string }) {
  const t = usePartText('account');
  const [remove] = useAdministrationApi().removeUser.useMutation();
  const action = useAction(t);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { userCode: word = '' } = valuesOf(event.currentTarget);
    void action.run(() => remove({ userId, userCode: word.trim() }).unwrap());
  };
  return (
    <form className="account-card" onSubmit={submit} onInput={action.forget}>
      <ActionProblem failure={action.failure} fields={['userCode']} />
      <AccountField
        name="userCode"
        label={t('users.delete.word', { code: userCode })}
        hint={t('users.delete.hint')}
        autoComplete="off"
        failure={action.failure}
      />
      <button type="submit" className="btn danger" aria-disabled={action.isBusy}>
        {t(action.isBusy ? 'busy' : 'users.delete.confirm')}
      </button>
    </form>
  );
}
