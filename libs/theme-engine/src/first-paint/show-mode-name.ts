/**
 * Shows the name of a mode on an element, in a host's own attribute or, for `class`, as one of its classes.
 *
 * `names` are the names of all modes: the classes of the others are removed, and all other classes stay.
 */
export function showModeName(element: Element, attribute: string, name: string, names: readonly string[]): void {
  if (attribute !== 'class') return element.setAttribute(attribute, name);
  element.classList.remove(...names);
  element.classList.add(name);
}
