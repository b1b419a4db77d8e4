import { useText, usePartText } from '@genmaster/i18n';
import type { FormEvent } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { accountShown, selectAccount } from '../session/session-dialog-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import { useSecondFactorApi } from './account-api.ts';
import { AccountField, ActionProblem, valuesOf } from './account-field.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useAction } from './use-action.ts';

/** Asks for the second step after a correct password. */
export function SecondStepDialog() {
  const say = usePartText('account');
  const sayOfSite = useText();
  const dispatch = useSiteDispatch();
  const { session } = useServices();
  const shown = useSiteSelector(selectAccount);
  const ticket = shown?.startsWith('gmp_') ? shown : null;
  const [takeStep] = useSecondFactorApi().takeSecondStep.useMutation();
  const action = useAction(say);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { code = '' } = valuesOf(form);
    const isIn = await action.run(async () => {
      const { data } = await takeStep({ ticket: ticket ?? '', code: code.trim() }).unwrap();
      if (!data) throw { status: 401, data: { errors: [{ field: 'code', message: '' }] } };
      await session.accept(data.SagAuthToken);
    });
    if (!isIn) return;
    form.reset();
    dispatch(accountShown(null));
    dispatch(toastShown({ tone: 'success', text: sayOfSite('session.signedIn') }));
  };
  return (
    <TicketDialog isOpen={ticket !== null} title={say('second.title')}>
      <form onSubmit={(event) => void submit(event)} onInput={action.forget}>
        <p>{say('second.ask')}</p>
        <ActionProblem failure={action.failure} fields={['code']} />
        <AccountField
          name="code"
          autoComplete="one-time-code"
          minLength={6}
          label={say('second.code')}
          hint={say('second.code.hint')}
          failure={action.failure}
        />
        <TicketActions label={say('second.confirm')} isBusy={action.isBusy} />
      </form>
    </TicketDialog>
  );
}
