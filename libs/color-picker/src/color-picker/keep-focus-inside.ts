/**
 * Moves the focus to the nearest control of a picker when a render removes the one that has it: a colour of a list, or
 * a button with nothing left to do.
 *
 * Otherwise the focus would fall to the page, and the next Tab would begin there.
 */
export function keepFocusInside(root: HTMLElement, signal: AbortSignal): void {
  // The element with the focus and those around it, up to the root; none while the focus is elsewhere.
  let path: HTMLElement[] = [];
  const page = root.getRootNode() as Document | ShadowRoot;
  const { body } = root.ownerDocument;

  function follow(element: Element | null) {
    path = [];
    for (let part = element; root.contains(part); part = part!.parentElement) path.push(part as HTMLElement);
  }

  function catchFocus(changes: readonly MutationRecord[]) {
    const [control] = path;
    if (!control || (page.activeElement ?? body) !== body) return;
    if (!changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(control)))) return;
    const place = path.find((part) => part.isConnected);
    path = [];
    // One that a render has only moved keeps it.
    const next = place === control ? place : place && nearestControl(root, place);
    next?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(catchFocus);

  function leave({ target }: Event) {
    // Chromium also reports a removal as the loss of the focus, just before it.
    queueMicrotask(() => {
      catchFocus(observer.takeRecords());
      if (path[0] === target && page.activeElement !== target) path = [];
    });
  }

  follow(page.activeElement);
  root.addEventListener('focusin', (event) => follow(event.target as Element), { signal });
  // Captured, before the listeners of the control, which may render.
  root.addEventListener('blur', leave, { capture: true, signal });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Returns the control that is nearest to a place which had one: inside it, or else after it, or the last one. */
function nearestControl(root: HTMLElement, place: HTMLElement): HTMLElement | undefined {
  const inside =
    place.querySelector<HTMLElement>(':scope > li > [aria-pressed="true"]') ??
    place.querySelector<HTMLElement>(CONTROLS);
  if (inside) return inside;
  // The text of a row says what has changed.
  const text = place.querySelector<HTMLElement>(':scope > span:first-child:not([role])');
  if (text) {
    text.tabIndex = -1;
    return text;
  }
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const isAfter = (control: Element) =>
    Boolean(place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  return controls.find(isAfter) ?? controls.at(-1);
}

const CONTROLS = ':is(input, button, select):not([type="hidden"], [tabindex="-1"], :disabled)';
