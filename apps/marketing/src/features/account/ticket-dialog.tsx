import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { accountShown } from '../session/session-dialog-slice.ts';

export interface TicketDialogProps {
  /** Whether there is a ticket to redeem. */
  isOpen: boolean;
  title: string;
  children: ReactNode;
}

/**
 * Renders a dialog that is open until a ticket (of a link or of a sign-in) is redeemed; closing it discards the ticket.
 */
export function TicketDialog({ isOpen, title, children }: TicketDialogProps) {
  const dispatch = useSiteDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="account"
      aria-labelledby={titleId}
      onClose={() => {
        if (isOpen) dispatch(accountShown(null));
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
