import { usePartText } from '@genmaster/i18n';
import type { StartSecondFactorAnswer } from '@genmaster/auth-client/contract';
import { useState, type FormEvent } from 'react';
import { useSecondFactorApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { QrCode } from './qr-code.tsx';
import { saveAsFile } from './save-as-file.ts';
import { useAction } from './use-action.ts';

/** Turns the second step of the person’s own sign-in on or off. */
export function SecondFactor() {
  const say = usePartText('account');
  const calls = useSecondFactorApi();
  const { currentData: state } = calls.getSecondFactor.useQuery();
  const [start] = calls.startSecondFactor.useMutation();
  const [confirm] = calls.confirmSecondFactor.useMutation();
  const [remove] = calls.removeSecondFactor.useMutation();
  const [started, setStarted] = useState<StartSecondFactorAnswer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const action = useAction(say);
  if (!state) return <p role="status">{say('loading')}</p>;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { password = '', code = '' } = valuesOf(form);
    const isDone = await action.run(async () => {
      if (started) {
        setCodes((await confirm({ code: code.replaceAll(/\s/g, '') }).unwrap()).recoveryCodes);
        setStarted(null);
      } else if (state.isOn) {
        await remove({ password }).unwrap();
        setCodes(null);
      } else setStarted(await start({ password }).unwrap());
    });
    if (isDone) form.reset();
  };
  return (
    <>
      <p>{say(state.isOffered ? 'second.hint' : 'second.notOffered')}</p>
      {state.isRequired && !state.isOn ? <p>{say('second.required')}</p> : null}
      <p role="status">{state.isOn ? say('second.on', { count: state.recoveryCodesLeft }) : null}</p>
      {codes ? (
        <div className="account-card">
          <p>{say('second.codes')}</p>
          <ul className="account-codes">
            {codes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <button
            type="button"
            className="button"
            onClick={() => saveAsFile('genmaster-recovery-codes.json', { recoveryCodes: codes })}
          >
            {say('data.save')}
          </button>
        </div>
      ) : null}
      {state.isOffered || state.isOn ? (
        <form onSubmit={(event) => void submit(event)} onInput={action.forget}>
          <ActionProblem failure={action.failure} fields={['password', 'code']} />
          {started ? (
            <>
              <p>{say('second.scan')}</p>
              <QrCode text={started.uri} label={say('second.picture')} />
              <p>
                {say('second.secret')} <code>{started.secret}</code>
              </p>
              <AccountField
                key="code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                label={say('second.code')}
                failure={action.failure}
              />
            </>
          ) : (
            <AccountField
              key="password"
              name="password"
              type="password"
              autoComplete="current-password"
              label={say('password.present')}
              failure={action.failure}
            />
          )}
          <button type="submit" className="button button-primary" aria-disabled={action.isBusy}>
            {say(action.isBusy ? 'busy' : started ? 'second.confirm' : state.isOn ? 'second.remove' : 'second.start')}
          </button>
        </form>
      ) : null}
    </>
  );
}
