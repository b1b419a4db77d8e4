import type { KeyboardEvent } from 'react';
import type { ThemeHistoryVerbs } from './panel-header.tsx';

/** Where the keys of undo mean something else: in text, and in the open colour picker, which has its own way back. */
const OWN_UNDO = 'input:not([type="range"], [type="radio"]), textarea, [role="dialog"] *';

/** Where a letter is text, or looks for a choice that begins with it. */
const TAKES_LETTERS =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [role="combobox"], [role="dialog"] *';

export interface PanelVerbs {
  isOffering: boolean;
  leave: () => void;
  search: () => void;
  point: () => void;
  /** Shows what is saved, until the key comes up. */
  hold: () => void;
  history: ThemeHistoryVerbs;
}

/**
 * Does what a key means anywhere in the panel: Escape leaves, `/` goes to the search, `P` points at the page, a backslash shows what
 * is saved while it is held, Ctrl or ⌘ with Z or Y steps through the changes.
 *
 * Keys that a control inside has answered are left alone; Escape answers an open question and nothing else.
 */
export function handlePanelKey(
  event: KeyboardEvent<HTMLElement>,
  { isOffering, leave, search, point, hold, history }: PanelVerbs,
): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('dialog')) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    leave();
    return;
  }
  const isLetter = !isOffering && !event.ctrlKey && !event.metaKey && !event.altKey && !target.matches(TAKES_LETTERS);
  const verb = isLetter ? { '/': search, p: point, '\\': hold }[event.key.toLowerCase()] : undefined;
  if (verb) {
    event.preventDefault();
    verb();
    return;
  }
  if (isOffering || target.matches(OWN_UNDO) || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) history.redo();
  else history.undo();
}
