import type { SecondFactorAnswer, StartSecondFactorAnswer } from '@genmaster/auth-client/contract';
import { usePartText } from '@genmaster/i18n';
import { useState, type FormEvent } from 'react';
import { useSecondFactorApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useAction } from './use-action.ts';

export interface AuthenticatorProps {
  state: SecondFactorAnswer;
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** Sets up an authenticator (an app that shows one-time codes), or removes it. */
export function Authenticator({ state, onRecoveryCodes }: AuthenticatorProps) {
  const t = usePartText('account');
  const calls = useSecondFactorApi();
  const [start] = calls.startSecondFactor.useMutation();
  const [confirm] = calls.confirmSecondFactor.useMutation();
  const [remove] = calls.removeSecondFactor.useMutation();
  const [started, setStarted] = useState<StartSecondFactorAnswer | null>(null);
  const action = useAction(t);
  const { isOffered, hasAuthenticator } = state;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { password = '', code = '' } = valuesOf(form);
    const isDone = await action.run(async () => {
      if (started) {
        onRecoveryCodes((await confirm({ code: code.replaceAll(/\s/g, '') }).unwrap()).recoveryCodes);
        setStarted(null);
      } else if (hasAuthenticator) await remove({ password }).unwrap();
      else setStarted(await start({ password }).unwrap());
    });
    if (isDone) form.reset();
  };
  return (
    <div className="account-card">
      <h4>{t('authenticator.title')}</h4>
      <p>{t(isOffered ? 'authenticator.hint' : 'second.notOffered')}</p>
      {isOffered || hasAuthenticator ? (
        <form onSubmit={(event) => void submit(event)} onInput={action.forget}>
          <ActionProblem failure={action.failure} fields={['password', 'code']} />
          {started ? (
            <>
              <p>{t('second.scan')}</p>
              <QrCode text={started.uri} label={t('second.picture')} />
              <p>
                {t('second.secret')} <code>{started.secret}</code>
              </p>
              <AccountField
                key="code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                label={t('second.code')}
                failure={action.failure}
              />
            </>
          ) : (
            <AccountField
              key="password"
              name="password"
              type="password"
              autoComplete="current-password"
              label={t('password.present')}
              failure={action.failure}
            />
          )}
          <button type="submit" className="button button-primary" aria-disabled={action.isBusy}>
            {t(
              action.isBusy ? 'busy' : started ? 'second.confirm' : hasAuthenticator ? 'second.remove' : 'second.start',
            )}
          </button>
        </form>
      ) : null}
    </div>
  );
}
