import { usePartText } from '@genmaster/i18n';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { accountShown } from '../session/session-dialog-slice.ts';

export interface TicketActionsProps {
  /** Label of the submit button. */
  label: string;
  isBusy: boolean;
}

/** Renders the buttons at the end of a dialog that redeems a ticket (of a link or of a sign-in): cancel and submit. */
export function TicketActions({ label, isBusy }: TicketActionsProps) {
  const t = usePartText('account');
  const dispatch = useSiteDispatch();
  return (
    <p className="account-actions">
      <button type="button" className="button" onClick={() => dispatch(accountShown(null))}>
        {t('close')}
      </button>
      <button type="submit" className="button button-primary" aria-disabled={isBusy}>
        {isBusy ? t('busy') : label}
      </button>
    </p>
  );
}
