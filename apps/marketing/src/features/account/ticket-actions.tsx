import { usePartText } from '@genmaster/i18n';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { accountShown } from '../session/session-dialog-slice.ts';

export interface TicketActionsProps {
  /** What sends the form. */
  label: string;
  isBusy: boolean;
}

/** The end of a form of a `TicketDialog`: put the ticket away, or answer it. */
export function TicketActions({ label, isBusy }: TicketActionsProps) {
  const say = usePartText('account');
  const dispatch = useSiteDispatch();
  return (
    <p className="account-actions">
      <button type="button" className="button" onClick={() => dispatch(accountShown(null))}>
        {say('close')}
      </button>
      <button type="submit" className="button button-primary" aria-disabled={isBusy}>
        {isBusy ? say('busy') : label}
      </button>
    </p>
  );
}
