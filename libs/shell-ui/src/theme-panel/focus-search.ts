import { flushSync } from 'react-dom';

/** Shows the fields, whatever view is in their place. */
export function showFields(panel: Element, leaveView: () => void): void {
  flushSync(leaveView);
  const other = panel.querySelector<HTMLElement>('[data-tab="theme"][aria-selected="false"]');
  if (other) flushSync(() => other.click());
}

/** Shows the fields and focuses their search. */
export function focusSearch(panel: Element, leaveView: () => void): void {
  showFields(panel, leaveView);
  panel.querySelector<HTMLElement>('[data-search]')?.focus();
}
