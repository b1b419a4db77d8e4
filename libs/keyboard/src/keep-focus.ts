const CONTROLS = ':is(a[href], button, input, select, summary, textarea, [tabindex]):not(:disabled)';

/** Place of a focused control: the controls before it and the elements around it, the inner ones first. */
interface Place {
  control: HTMLElement;
  before: readonly HTMLElement[];
  around: readonly HTMLElement[];
}

/**
 * Keeps the focus in an element, such as a dialog whose rows can be deleted, and returns a function that ends it. Where
 * the focused control disappears, the next one near its place takes the focus.
 *
 * Where the control stays but is disabled, the element around it takes the focus, so that a repeated key presses no other
 * control. The same holds after a press with a pointer, so that a phone does not open its keyboard.
 */
export function keepFocus(root: HTMLElement): () => void {
  // In a shadow root, the page sees every focus and event on the host.
  const tree = (root.isConnected ? root.getRootNode() : root.ownerDocument) as Document;
  let place: Place | null = null;
  let isPointed = false;
  const note = ({ target, type }: Event) => {
    if (type.endsWith('down')) isPointed = type === 'pointerdown';
    const control = tree.activeElement;
    // A press beside the focused control takes the focus on purpose.
    place =
      control instanceof HTMLElement && root.contains(control) && control !== root && control.contains(target as Node)
        ? placeOf(control, root)
        : null;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Something else takes the focus: a dialog that closes gives it back only after this.
    if (relatedTarget) place = null;
    const left = place;
    // A control that is being removed is left, too.
    queueMicrotask(() => {
      if (left === place && left?.control.isConnected) place = null;
    });
  };
  const watcher = new MutationObserver(() => {
    const at = tree.activeElement;
    // A shadow root has no body: nothing in it has the focus that was lost.
    if (!place || (at && at !== tree.body && at !== place.control)) return;
    const { control } = place;
    const isLost = !control.isConnected || !isSeen(control);
    if (isLost && !isPointed) nearestTo(place)?.focus();
    else if (isLost || control.matches(':disabled'))
      focusAround(place.around.find((one) => one.isConnected && isSeen(one)));
  });
  const events = ['focusin', 'keydown', 'pointerdown', 'click'] as const;
  for (const event of events) tree.addEventListener(event, note, true);
  // Captured: the watcher is called between two listeners, and has to know by then.
  tree.addEventListener('focusout', leave, true);
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  return () => {
    for (const event of events) tree.removeEventListener(event, note, true);
    tree.removeEventListener('focusout', leave, true);
    watcher.disconnect();
  };
}

function placeOf(control: HTMLElement, root: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let at = control.parentElement; at && root.contains(at); at = at.parentElement) around.push(at);
  const isBefore = (one: HTMLElement) => one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { control, before: controlsIn(root).filter(isBefore), around };
}

/** Returns the control that follows a lost one in the closest element around it, or else the last one there. */
function nearestTo({ before, around }: Place): HTMLElement | undefined {
  const [inner, ...outer] = around.filter((one) => one.isConnected);
  if (!inner) return undefined;
  const own = controlsIn(inner);
  if (own.length > 0) return own[own.findLastIndex((one) => before.includes(one)) + 1] ?? own.at(-1);
  const left = outer.map(controlsIn).find((controls) => controls.length > 0) ?? [];
  return left.find((one) => inner.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ?? left.at(-1);
}

/** Returns what the Tab key reaches in an element: of radio buttons, the chosen one. */
function controlsIn(element: HTMLElement): HTMLElement[] {
  const controls = [...element.querySelectorAll<HTMLElement & { name?: string }>(CONTROLS)];
  const chosen = controls.filter((control) => control.matches('[type=radio]:checked')).map(({ name }) => name);
  return controls.filter(
    (control) =>
      control.tabIndex >= 0 &&
      !(chosen.includes(control.name) && control.matches('[type=radio]:not(:checked)')) &&
      isSeen(control),
  );
}

// Not in jsdom.
const isSeen = (element: Partial<HTMLElement>) => element.checkVisibility?.({ visibilityProperty: true }) !== false;

function focusAround(element: HTMLElement | undefined): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
