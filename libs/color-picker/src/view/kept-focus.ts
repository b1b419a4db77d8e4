/** Reports whether an element has the focus, also inside a shadow root. */
export const hasFocus = (element: Element): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element;

/**
 * Moves the focus from a button that disappears when it is pressed to the text before it, which says what the press has
 * changed.
 *
 * Otherwise the focus would fall to the page, and the next Tab would begin there.
 */
export function stepAside(button: HTMLElement): void {
  if (!hasFocus(button)) return;
  const text = button.parentElement!.firstElementChild as HTMLElement;
  text.tabIndex = -1;
  text.focus({ preventScroll: true });
}
