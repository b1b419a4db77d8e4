/**
 * Dispatches `focus` and `blur` on an element when the focus enters and leaves it, as on a native control: form libraries
 * listen for these events, and those of the controls inside do not bubble.
 *
 * Returns a function that resets the state. Call it when the element is removed from the page, because browsers dispatch
 * no `focusout` for a focused control that is removed.
 */
export function tellFocus(host: HTMLElement): () => void {
  let hasFocus = false;
  for (const type of ['focusin', 'focusout'] as const) {
    host.addEventListener(type, ({ target, relatedTarget }) => {
      const isInside = type === 'focusin' || host.contains(relatedTarget as Node | null);
      if (isInside === hasFocus) return;
      hasFocus = isInside;
      // If the page makes the element itself focusable, the browser dispatches these events for it.
      if (target !== host) host.dispatchEvent(new FocusEvent(isInside ? 'focus' : 'blur', { relatedTarget }));
    });
  }
  return () => {
    hasFocus = false;
  };
}
