import { usePartText } from '@genmaster/i18n';
import { useRef, useState } from 'react';
import { EntryDesk, type EntryDeskProps } from './entry-desk.tsx';

export interface PageEntryProps extends Omit<EntryDeskProps, 'onDone'> {
  /** Opens the entry when it becomes true. */
  isWanted: boolean;
}

/** Renders one page with the states of its entry; its content is loaded when it is first opened. */
export function PageEntry({ isWanted, ...entry }: PageEntryProps) {
  const t = usePartText('page-entries');
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(isWanted);
  const [wasOpen, setWasOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsOpen(true);
  }
  // Stays mounted when it is closed, with its input.
  if (isOpen && !wasOpen) setWasOpen(true);
  const { address, draft, live } = entry;
  return (
    <li className="account-user">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary ref={summary}>
          <b dir="ltr">{address}</b>
          {draft ? <em>{t('state.draft')}</em> : null}
          <em>{t(live ? 'state.live' : 'state.builtIn')}</em>
        </summary>
        {wasOpen ? <EntryDesk {...entry} onDone={() => summary.current?.focus()} /> : null}
      </details>
    </li>
  );
}
