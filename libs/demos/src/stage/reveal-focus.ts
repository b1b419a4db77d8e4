import type { FocusEvent } from 'react';

/**
 * Scrolls a button that gets the focus by keyboard wholly into view, where browsers leave one that is seen in part.
 */
export function revealFocus({ target }: FocusEvent): void {
  if (target.matches('button:focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
