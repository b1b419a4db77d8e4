import type { OwnPasskey } from '@genmaster/auth-client/contract';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useId, useState, type FormEvent } from 'react';
import { usePasskeyApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { explainFailure } from './explain-failure.ts';
import { useAction } from './use-action.ts';

export interface PasskeysProps {
  /** Called with the recovery codes that came with the first second factor. */
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** Lists the person’s passkeys, adds one with the browser, and removes one. */
export function Passkeys({ onRecoveryCodes }: PasskeysProps) {
  const t = usePartText('account');
  const { currentData, error, isFetching, refetch } = usePasskeyApi().getPasskeys.useQuery();
  const [isAdding, setIsAdding] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const formId = useId();
  const canAdd = currentData?.isOffered === true && browserSupportsWebAuthn();
  return (
    <div className="account-card">
      <h4>{t('passkeys.title')}</h4>
      <p>{t('passkeys.hint')}</p>
      <p role="status">
        {isFetching && !currentData
          ? t('loading')
          : error
            ? explainFailure(error, t).text
            : isAdded
              ? t('passkeys.added')
              : null}
      </p>
      {error && !isFetching ? (
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      ) : null}
      <ul className="account-list">
        {currentData?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {!currentData ? null : canAdd ? (
        <button
          type="button"
          className="button"
          aria-expanded={isAdding}
          aria-controls={formId}
          onClick={() => {
            setIsAdding(!isAdding);
            setIsAdded(false);
          }}
        >
          {t('passkeys.new')}
        </button>
      ) : (
        <p>{t(currentData.isOffered ? 'passkeys.unsupported' : 'passkeys.notOffered')}</p>
      )}
      <div id={formId}>
        {isAdding ? (
          <AddForm
            onAdded={(codes) => {
              setIsAdding(false);
              setIsAdded(true);
              if (codes.length > 0) onRecoveryCodes(codes);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Names a new passkey, confirms it with the password, and lets the browser create it. */
function AddForm({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) {
  const t = usePartText('account');
  const calls = usePasskeyApi();
  const [start] = calls.startPasskey.useMutation();
  const [add] = calls.addPasskey.useMutation();
  const action = useAction(t);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', password = '' } = valuesOf(event.currentTarget);
    await action.run(async () => {
      const { options } = await start({ password }).unwrap();
      const credential = await startRegistration({ optionsJSON: options });
      onAdded((await add({ name, credential }).unwrap()).recoveryCodes);
    });
  };
  return (
    <form onSubmit={(event) => void submit(event)} onInput={action.forget}>
      <ActionProblem failure={action.failure} fields={['password']} />
      <AccountField
        name="name"
        autoCapitalize="sentences"
        autoComplete="off"
        maxLength={60}
        pattern=".*\S.*"
        label={t('passkeys.name')}
        hint={t('passkeys.name.hint')}
        failure={action.failure}
      />
      <AccountField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.present')}
        failure={action.failure}
      />
      <button type="submit" className="button button-primary" aria-disabled={action.isBusy}>
        {t(action.isBusy ? 'busy' : 'passkeys.add')}
      </button>
    </form>
  );
}

/** Shows one passkey; removes it after the password was typed as a confirmation. */
function PasskeyRow({ passkey }: { passkey: OwnPasskey }) {
  const t = usePartText('account');
  const { code } = useLanguage();
  const [remove] = usePasskeyApi().removePasskey.useMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const action = useAction(t);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const at = (time: string) => new Date(time).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '' } = valuesOf(event.currentTarget);
    void action.run(() => remove({ id, password }).unwrap());
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {t('passkeys.facts', {
            created: at(createdAt),
            used: lastUsedAt === null ? t('passkeys.never') : at(lastUsedAt),
          })}
        </small>
      </div>
      <button
        type="button"
        className="button"
        aria-expanded={isLeaving}
        aria-label={t('passkeys.removeOf', { name })}
        onClick={() => setIsLeaving(!isLeaving)}
      >
        {t('passkeys.remove')}
      </button>
      {isLeaving ? (
        <form onSubmit={submit} onInput={action.forget}>
          <ActionProblem failure={action.failure} fields={['password']} />
          <AccountField
            name="password"
            type="password"
            autoComplete="current-password"
            label={t('password.present')}
            failure={action.failure}
          />
          <button type="submit" className="btn danger" aria-disabled={action.isBusy}>
            {t(action.isBusy ? 'busy' : 'passkeys.remove.confirm')}
          </button>
        </form>
      ) : null}
    </li>
  );
}
