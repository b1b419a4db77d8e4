/**
 * Moves the focus from a button that disappears when it is pressed to the text before it, which says what the press has
 * changed.
 *
 * `keepFocusInside` would do the same; this one also works for a press before the file with that is loaded.
 */
export function stepAside(button: HTMLElement): void {
  if ((button.getRootNode() as Document | ShadowRoot).activeElement !== button) return;
  const text = button.parentElement!.firstElementChild as HTMLElement;
  text.tabIndex = -1;
  text.focus({ preventScroll: true });
}
