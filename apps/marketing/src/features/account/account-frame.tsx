import { keepFocus } from '@genmaster/keyboard';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { accountShown } from '../session/session-dialog-slice.ts';

export interface AccountFrameProps {
  isOpen: boolean;
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of a modal dialog of the account; closing it in any way ends what it shows. */
export function AccountFrame({ isOpen, title, action = null, children }: AccountFrameProps) {
  const dispatch = useSiteDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => keepFocus(dialog.current!), []);

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
      <div className="account-head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {isOpen ? children : null}
    </dialog>
  );
}
