import { historyKey, isComposing, latinKey } from '@genmaster/keyboard';
import type { KeyboardEvent } from 'react';
import { rowVerb } from './row-keys.ts';
import type { ThemeHistoryVerbs } from './theme-history-verbs.ts';

/** Selector of elements with their own undo keys: text, and the open colour picker, which has its own history. */
const OWN_UNDO =
  'input:not([type="range"], [type="radio"], [type="checkbox"], [type="file"]), textarea, [role="dialog"] *';

/** Selector of elements where a letter is text or looks up an option. */
const TAKES_LETTERS = `${OWN_UNDO}, select, [role="combobox"]`;

export interface PanelVerbs {
  isOffering: boolean;
  leave: () => void;
  search: () => void;
  point: () => void;
  /** Shows the saved theme until the key is released. */
  hold: () => void;
  history: ThemeHistoryVerbs;
}

/**
 * Handles the keys of the whole panel: Escape closes, `/` focuses the search, `P` starts pointing at the page, a
 * backslash shows the saved theme while it is held, Ctrl or ⌘ with Z undoes, and with Shift too, or Ctrl with Y, redoes.
 * In the rows of the fields, Up and Down move and Backspace resets.
 *
 * Keys that a control inside has handled are ignored; Escape answers an open question and nothing else.
 */
export function handlePanelKey(
  event: KeyboardEvent<HTMLElement>,
  { isOffering, leave, search, point, hold, history }: PanelVerbs,
): void {
  const target = event.target as Element;
  // Keys that write one letter together, as for Hindi, are the input method's.
  if (event.defaultPrevented || isComposing(event.nativeEvent) || target.closest('dialog')) return;
  const isPlain = !isOffering && !event.ctrlKey && !event.metaKey && !event.altKey && !target.matches(TAKES_LETTERS);
  const way = historyKey(event);
  const verb =
    event.key === 'Escape'
      ? leave
      : isPlain
        ? ({ '/': search, p: point, '\\': hold }[latinKey(event)] ?? rowVerb(event))
        : way && !isOffering && !target.matches(OWN_UNDO) && history[way];
  if (!verb) return;
  event.preventDefault();
  verb();
}
