/** What can end a popup from outside its contents. */
export interface Dismissal {
  /** Elements that count as inside. */
  readonly inside: readonly (Element | null)[];
  /** Further elements whose presses do not count as outside. */
  readonly isInside?: ((target: Element) => boolean) | undefined;
  readonly onOutsidePress: () => void;
  readonly onEscape: () => void;
}

/**
 * Listens for a press outside and for Escape; returns how to stop.
 *
 * A drag that begins inside and ends outside is no press outside. Escape is
 * taken before anyone else sees it, so a dialog around the popup stays open.
 */
export function listenForDismissal(
  owner: Document,
  { inside, isInside, onOutsidePress, onEscape }: Dismissal,
): () => void {
  const listeners = new AbortController();
  const popups = openPopups.get(owner) ?? new Set();
  openPopups.set(owner, popups);
  // Opening a second popup, by key or by script, is as good as a press outside the first; one that is opened from
  // within another leaves that open.
  for (const other of popups) if (!other.holds(inside)) other.settle();
  const self: OpenPopup = {
    holds: (elements) => inside.some((own) => own && elements.some((element) => element && own.contains(element))),
    settle: onOutsidePress,
  };
  popups.add(self);
  listeners.signal.addEventListener('abort', () => popups.delete(self));
  const options = { capture: true, signal: listeners.signal };

  owner.addEventListener(
    'pointerdown',
    (event) => {
      // The path, because a target inside a shadow root is hidden from the document.
      const path = event.composedPath();
      if (inside.some((element) => element && path.includes(element))) return;
      if (isInside && path.some((target) => target instanceof Element && isInside(target))) return;
      onOutsidePress();
    },
    options,
  );
  owner.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    },
    options,
  );
  // A press inside an iframe never reaches this document; that the frame takes the focus does.
  owner.defaultView?.addEventListener(
    'blur',
    () => {
      const focused = owner.activeElement;
      if (focused?.tagName === 'IFRAME' && !inside.some((element) => element?.contains(focused))) onOutsidePress();
    },
    options,
  );
  return () => listeners.abort();
}

/** One open popup, as another one that opens sees it. */
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
  const root = container.getRootNode() as Document | ShadowRoot;
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  // The area's second axis is not in the list; it stands in the place of the first.
  const isBeforeFirst = event.shiftKey && controls.indexOf(root.activeElement as HTMLElement) < 0;
  if (root.activeElement !== from && !isBeforeFirst) return;
  event.preventDefault();
  to?.focus();
}
