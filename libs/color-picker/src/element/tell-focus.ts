/**
 * Sends `focus` and `blur` to an element when the focus comes into it and when it leaves it, as native controls get them:
 * form libraries listen for these two, and they do not bubble from what has the focus inside.
 *
 * Returns a function that forgets where the focus was, for an element that is taken out of the page with it.
 */
export function tellFocus(host: HTMLElement): () => void {
  let hasFocus = false;
  for (const type of ['focusin', 'focusout'] as const) {
    host.addEventListener(type, ({ target, relatedTarget }) => {
      const isInside = type === 'focusin' || host.contains(relatedTarget as Node | null);
      if (isInside === hasFocus) return;
      hasFocus = isInside;
      // Of the element itself, where a page lets it take the focus, the browser tells.
      if (target !== host) host.dispatchEvent(new FocusEvent(isInside ? 'focus' : 'blur', { relatedTarget }));
    });
  }
  return () => {
    hasFocus = false;
  };
}
