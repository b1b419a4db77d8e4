import type { LoginAnswer, SecondStepMethodsAnswer } from '@genmaster/auth-client/contract';
import { useText, usePartText } from '@genmaster/i18n';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useState, type FormEvent } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { accountShown, selectAccount } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import { usePasskeyApi, useSecondFactorApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useAction } from './use-action.ts';

/** Asks for the second step after a correct password: a passkey, or a code. */
export function SecondStepDialog() {
  const t = usePartText('account');
  const shown = useSiteSelector(selectAccount);
  const ticket = shown?.startsWith('gmp_') ? shown : null;
  return (
    <AccountFrame isOpen={ticket !== null} title={t('second.title')}>
      <SecondStep key={ticket} ticket={ticket ?? ''} />
    </AccountFrame>
  );
}

/** Takes the second step of the sign-in that waits with this ticket. */
function SecondStep({ ticket }: { ticket: string }) {
  const t = usePartText('account');
  const tSite = useText();
  const dispatch = useSiteDispatch();
  const { session, log } = useServices();
  const [takeStep] = useSecondFactorApi().takeSecondStep.useMutation();
  const passkeyCalls = usePasskeyApi();
  const [findMethods] = passkeyCalls.getSecondStepMethods.useMutation();
  const [takePasskey] = passkeyCalls.takePasskeyStep.useMutation();
  const [methods, setMethods] = useState<SecondStepMethodsAnswer | null>(null);
  const action = useAction(t);

  // The form for a code works without the response; the passkey button appears when the response has arrived.
  useEffect(() => {
    let isCurrent = true;
    findMethods({ ticket })
      .unwrap()
      .then(
        (found) => isCurrent && setMethods(found),
        (error: unknown) => log('[marketing] The ways of the second step are not known.', error),
      );
    return () => void (isCurrent = false);
  }, [ticket, findMethods, log]);

  const finish = async (field: 'code' | 'credential', answer: Promise<LoginAnswer>) => {
    const { data } = await answer;
    if (!data) throw { status: 401, data: { errors: [{ field, message: '' }] } };
    await session.accept(data.SagAuthToken);
    dispatch(accountShown(null));
    dispatch(toastShown({ tone: 'success', text: tSite('session.signedIn') }));
  };
  const enterCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code = '' } = valuesOf(event.currentTarget);
    void action.run(() => finish('code', takeStep({ ticket, code: code.trim() }).unwrap()));
  };
  const askPasskey = () =>
    action.run(async () => {
      // A challenge is valid once: another try needs a new one.
      const { passkey } = await findMethods({ ticket }).unwrap();
      if (!passkey) throw new DOMException('The passkey was removed.', 'NotAllowedError');
      const credential = await startAuthentication({ optionsJSON: passkey });
      await finish('credential', takePasskey({ ticket, credential }).unwrap());
    });
  const hasPasskey = Boolean(methods?.passkey) && browserSupportsWebAuthn();
  return (
    <form onSubmit={enterCode} onInput={action.forget}>
      <p>{t(hasPasskey ? 'second.askPasskey' : 'second.ask')}</p>
      <ActionProblem failure={action.failure} fields={['code']} />
      {hasPasskey ? (
        <p className="account-actions">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={action.isBusy}
            onClick={() => void askPasskey()}
          >
            {t('second.passkey')}
          </button>
        </p>
      ) : null}
      <AccountField
        name="code"
        autoComplete="one-time-code"
        minLength={6}
        label={t('second.code')}
        hint={t(methods?.hasAuthenticator === false ? 'second.recovery.hint' : 'second.code.hint')}
        failure={action.failure}
      />
      <TicketActions label={t('second.confirm')} isBusy={action.isBusy} />
    </form>
  );
}
