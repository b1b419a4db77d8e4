import { isComposing } from '@genmaster/keyboard';

/** Options of `listenForDismissal`. */
export interface Dismissal {
  /** Elements that count as inside, the popup itself first. */
  readonly inside: readonly (Element | null)[];
  /** Reports whether a further element counts as inside. */
  readonly isInside?: (target: Element) => boolean | undefined;
  readonly onOutsidePress: () => void;
  readonly onEscape: () => void;
}

/**
 * Listens for a press outside and for Escape; returns a function that removes the listeners. A press on a label of what is
 * inside is inside, too.
 *
 * A drag that begins inside and ends outside is not a press outside. Escape is handled in the capture phase before
 * other listeners, so a dialog around the popup stays open.
 */
export function listenForDismissal(
  owner: Document,
  { inside, isInside, onOutsidePress, onEscape }: Dismissal,
): () => void {
  const listeners = new AbortController();
  const popups = openPopups.get(owner) ?? new Set();
  openPopups.set(owner, popups);
  // Opening a second popup, by key or by script, counts as a press outside the first one. A popup opened from within
  // another one leaves that open.
  for (const other of popups) if (!other.holds(inside)) other.settle();
  const self: OpenPopup = {
    holds: (elements) => inside.some((own) => elements.some((element) => own?.contains(element))),
    settle: onOutsidePress,
  };
  popups.add(self);
  const options = { capture: true, signal: listeners.signal };

  let judged: Event | undefined;
  const press = (event: Event) => {
    if (event === judged) return;
    judged = event;
    // The composed path, because the document does not see targets inside a shadow root.
    const path = event.composedPath();
    if (path.some((target) => inside.includes(pressedBy(target)))) return;
    if (isInside && path.some((target) => isElement(target) && isInside(target))) return;
    onOutsidePress();
  };
  // From outside a closed root, everything in it looks like its host. So a press there is judged in the root of the popup,
  // or, when it does not come by there, on its way back.
  const popup = inside[0]!;
  const hosts: EventTarget[] = [];
  for (let host: Node | undefined = popup; host; host = (host.getRootNode() as Partial<ShadowRoot>).host)
    hosts.push(host);
  popup.getRootNode().addEventListener('pointerdown', press, options);
  owner.addEventListener(
    'pointerdown',
    (event) => {
      if (!hosts.includes(event.composedPath()[0]!)) press(event);
    },
    options,
  );
  owner.addEventListener('pointerdown', press, listeners);
  owner.addEventListener(
    'keydown',
    (event) => {
      // If popups are nested, Escape closes the innermost one.
      if (event.key !== 'Escape' || isComposing(event) || [...popups].at(-1) !== self) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    },
    options,
  );
  // A press inside an iframe does not reach this document, but the iframe takes the focus. So does the page around an
  // iframe, which then has no focus left; a window that loses the focus keeps it.
  const page = owner.defaultView;
  const isLeft = () => {
    const focused = owner.activeElement;
    const hasNone = focused === owner.body && page !== page!.top;
    return hasNone || (focused?.tagName === 'IFRAME' && !self.holds([focused]));
  };
  page?.addEventListener(
    'blur',
    () => {
      if (isLeft()) onOutsidePress();
      // Firefox gives the iframe the focus only after this event.
      else setTimeout(() => popups.has(self) && isLeft() && onOutsidePress());
    },
    listeners,
  );
  // Hiding the popup with its container counts as a press outside: closing a dialog, switching tabs.
  const stopWatching = whenHidden(popup, onOutsidePress);
  return () => {
    popups.delete(self);
    stopWatching();
    listeners.abort();
    ignoreHeldKey(owner);
  };
}

/** Ignores the key that has closed a popup while it is held: it would open the popup again, or close a dialog around it. */
function ignoreHeldKey(owner: Document) {
  const held = new AbortController();
  for (const type of ['keydown', 'keyup'] as const) {
    owner.addEventListener(
      type,
      (event) => {
        if (!event.repeat) return held.abort();
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal: held.signal },
    );
  }
}

/** Calls back each time an element is not rendered any more, after it was; returns a function that stops this. */
function whenHidden(element: Element, then: () => void): () => void {
  let wasShown = element.checkVisibility?.();
  const watch =
    globalThis.IntersectionObserver &&
    new IntersectionObserver(() => {
      const isShown = element.checkVisibility();
      if (wasShown && !isShown) then();
      wasShown = isShown;
    });
  watch?.observe(element);
  return () => watch?.disconnect();
}

/** Returns what a press on an element presses: of a label, its control. */
const pressedBy = (target: EventTarget) => (target as HTMLLabelElement).control ?? (target as Element);

/** Tells elements apart without their class, which is another one in each frame. */
const isElement = (target: EventTarget): target is Element => (target as Partial<Node>).nodeType === 1;

/** One open popup, for the popups that open after it. */
interface OpenPopup {
  holds(elements: readonly (Element | null)[]): boolean;
  settle(): void;
}

const openPopups = new WeakMap<Document, Set<OpenPopup>>();

/** Keeps Tab inside an element: from the last control to the first and back. */
export function cycleTab(
  container: HTMLElement,
  event: { key: string; shiftKey: boolean; preventDefault(): void },
): void {
  if (event.key !== 'Tab') return;
  const controls = [
    ...container.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[tabindex]'),
  ].filter((control) => control.tabIndex >= 0 && !control.matches(':disabled,[type=hidden]'));
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  // The focused element may not be a tab stop itself, such as the text that says what a press has changed.
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (controls.some((control) => (activeElement?.compareDocumentPosition(control) ?? 0) & side)) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}
