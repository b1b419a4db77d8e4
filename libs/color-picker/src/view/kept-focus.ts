/**
 * Moves the focus from a button that disappears when it is pressed to the text before it, which says what the press has
 * changed.
 *
 * `keepFocusInside` does the same, but its file is loaded later than the picker; this function works from the first press.
 */
export function stepAside(button: HTMLElement): void {
  if ((button.getRootNode() as Document | ShadowRoot).activeElement !== button) return;
  const text = button.parentElement!.firstElementChild as HTMLElement;
  text.tabIndex = -1;
  text.focus({ preventScroll: true });
}
