/** Beginnings of the types of inputs without text: button, checkbox, color, file, image, radio, range, reset, submit. */
const NO_TEXT = /^(?:[bcfir]|su)/;

/**
 * Returns the element that an event came from, also inside a shadow root.
 *
 * It is told apart by its name and not by its class, because the elements of another frame have other classes.
 */
export const originOf = (event: Event) => event.composedPath()[0] as Partial<HTMLInputElement> | undefined;

/** Reports whether keys in an element change its text. */
export function takesText(origin: ReturnType<typeof originOf>): boolean {
  if (origin?.localName === 'input') return !NO_TEXT.test(origin.type ?? '');
  return origin?.localName === 'textarea' || origin?.isContentEditable === true;
}
