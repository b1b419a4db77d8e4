import type { FocusEvent } from 'react';

/** Scrolls a button that gets the focus by keyboard fully into view; browsers leave a partly visible one where it is. */
export function revealFocus({ target }: FocusEvent): void {
  if (target.matches('button:focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
