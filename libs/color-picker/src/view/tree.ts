import type { PickerStore } from '../picker-store/picker-store.ts';

/** Value of an attribute; false, null and undefined leave the attribute out, true makes it empty. */
export type AttributeValue = string | number | boolean | null | undefined;

/** Content to render: an element, a text, which is alone in its element, nothing, or the place for a host's content. */
export type Tree = TreeElement | string | false | null | undefined | typeof SLOT;

/** Event listeners of one element, by event name. */
export type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Properties of an element in addition to its attributes. */
export interface TreeExtras {
  /** Key among its siblings, so that the element is kept when they come and go. */
  readonly key?: string;
  /** Event listeners. The set of events stays the same while the element exists. */
  readonly on?: Handlers;
  /** Updates the element when the colour changes; called at every step of a drag and after each render. */
  readonly live?: (element: never) => void;
  /** Current value of a field or menu; the attribute sets only the initial value. */
  readonly value?: string;
  /** Returns what an input shows and says of the latest colour; during a drag it is written without rendering. */
  readonly reading?: () => Reading;
}

/** What an input shows and says of a colour. */
export interface Reading {
  readonly value?: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Element of a picker, rendered by both React and the custom element. */
export interface TreeElement extends TreeExtras {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly children: readonly Tree[];
}

/** Place for a host's content. */
export const SLOT = Symbol('slot');

/** Creates a tree element. Attributes are written as in HTML. */
export function h(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly Tree[] = [],
  extras?: TreeExtras,
): TreeElement {
  return { tag, attributes, children, ...extras };
}

/** Subscriptions to a colour: to each of its steps, and at a reader's pace. */
export type ColorSource = Pick<PickerStore, 'subscribe' | 'subscribeCalmly'>;

/** Adds an element's event listeners and its subscriptions; returns a function that removes them. */
export function animate(element: Element, read: () => TreeElement, source: ColorSource): () => void {
  const { on, live, reading } = read();
  const ends = Object.keys(on ?? {}).map((type): (() => unknown) => {
    const listen = (event: Event) => read().on?.[type]?.(event as never);
    element.addEventListener(type, listen);
    return () => element.removeEventListener(type, listen);
  });
  if (live) ends.push(source.subscribe(() => read().live?.(element as never)));
  if (reading) ends.push(source.subscribeCalmly(() => writeReading(element, read().reading!())));
  return () => ends.forEach((end) => end());
}

/** Updates the parts of an element that only script can set: its current value, and what follows the colour. */
export function refresh(element: Element, { value, live, reading }: TreeElement): void {
  if (reading) writeReading(element, reading());
  else if (value !== undefined) writeValue(element, value);
  live?.(element as never);
}

/** Writes what an input shows and says. */
function writeReading(element: Element, { value, attributes }: Reading): void {
  if (value !== undefined) writeValue(element, value);
  for (const name in attributes) {
    if (element.getAttribute(name) !== attributes[name]) element.setAttribute(name, attributes[name]!);
  }
}

function writeValue(element: Element, value: string) {
  const field = element as HTMLInputElement;
  // Written only when it differs, because a write moves the caret and causes a layout.
  if (field.value !== value) field.value = value;
}
