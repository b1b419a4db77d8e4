import { usePartText } from '@genmaster/i18n';
import { useState } from 'react';
import { useSecondFactorApi } from './account-api.ts';
import { Authenticator } from './authenticator.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows whether the person’s own sign-in has a second step, and sets up passkeys and an authenticator for it. */
export function SecondFactor() {
  const t = usePartText('account');
  const { currentData: state } = useSecondFactorApi().getSecondFactor.useQuery();
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (!state) return <p role="status">{t('loading')}</p>;
  return (
    <>
      <p>{t('second.hint')}</p>
      {state.isRequired && !state.isOn ? <p>{t('second.required')}</p> : null}
      <p role="status">{state.isOn ? t('second.on', { count: state.recoveryCodesLeft }) : null}</p>
      {state.isOn && codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      <Passkeys onRecoveryCodes={setCodes} />
      <Authenticator state={state} onRecoveryCodes={setCodes} />
    </>
  );
}
