/** An attribute value; false, null and undefined leave the attribute out, true makes it empty. */
export type AttributeValue = string | number | boolean | null | undefined;

/** What is drawn: an element, a text, nothing, or the place of what a host puts inside. */
export type Tree = TreeElement | string | false | null | undefined | typeof SLOT;

/** Listeners of one element, by event. */
export type Handlers = Readonly<Record<string, (event: never) => void>>;

/** What an element is besides its attributes. */
export interface TreeExtras {
  /** Tells an element from its siblings, so that it stays the same one when they come and go. */
  readonly key?: string;
  /** What the element does. The events of one element stay the same while it is there. */
  readonly on?: Handlers;
  /** Shows what moves with the colour; called at every step of a drag, and after each drawing. */
  readonly live?: (element: never) => void;
  /** The text of a field or the choice of a menu, which an attribute says only once. */
  readonly value?: string;
}

/** One element of a face, as both React and the custom element draw it. */
export interface TreeElement extends TreeExtras {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly children: readonly Tree[];
}

/** Where a host's own content goes. */
export const SLOT = Symbol('slot');

/** Describes an element. Attributes are written as in HTML. */
export function h(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly Tree[] = [],
  extras?: TreeExtras,
): TreeElement {
  return { tag, attributes, children, ...extras };
}

/** Starts an element's listeners and what follows the colour; returns how to stop. */
export function animate(
  element: Element,
  read: () => TreeElement,
  subscribe: (listener: () => void) => () => void,
): () => void {
  const { on, live } = read();
  const listeners = Object.keys(on ?? {}).map((type) => {
    const listen = (event: Event) => read().on?.[type]?.(event as never);
    element.addEventListener(type, listen);
    return () => element.removeEventListener(type, listen);
  });
  const stop = live && subscribe(() => read().live?.(element as never));
  return () => {
    for (const end of listeners) end();
    stop?.();
  };
}

/** Shows what only script can say of an element: its present value, and what moves with the colour. */
export function refresh(element: Element, { value, live }: TreeElement): void {
  const field = element as HTMLInputElement;
  // Written only when it differs: it would take the caret away, and every write is laid out.
  if (value !== undefined && field.value !== value) field.value = value;
  live?.(element as never);
}
