import { flushSync } from 'react-dom';

/** Brings the fields into view, whatever is in their place. */
export function showFields(panel: Element, leaveView: () => void): void {
  flushSync(leaveView);
  const other = panel.querySelector<HTMLElement>('[data-tab="theme"][aria-selected="false"]');
  if (other) flushSync(() => other.click());
}

/** Gives the search for fields the focus. */
export function focusSearch(panel: Element, leaveView: () => void): void {
  showFields(panel, leaveView);
  panel.querySelector<HTMLElement>('[data-search]')?.focus();
}
