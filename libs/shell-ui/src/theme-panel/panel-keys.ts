import type { KeyboardEvent } from 'react';
import type { ThemeHistoryVerbs } from './panel-header.tsx';

/** Where the keys of undo mean something else: in text, and in the open colour picker, which has its own way back. */
const OWN_UNDO = 'input:not([type="range"], [type="radio"]), textarea, [role="dialog"] *';

/**
 * Does what a key means anywhere in the panel: Escape leaves, Ctrl or ⌘ with Z or Y steps through the changes.
 *
 * Keys that a control inside has answered are left alone; Escape answers an open question and nothing else.
 */
export function handlePanelKey(
  event: KeyboardEvent<HTMLElement>,
  { isOffering, leave, history }: { isOffering: boolean; leave: () => void; history: ThemeHistoryVerbs },
): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('dialog')) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    leave();
    return;
  }
  if (isOffering || target.matches(OWN_UNDO) || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) history.redo();
  else history.undo();
}
