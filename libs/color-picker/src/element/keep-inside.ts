/**
 * Stops the native events of the fields at the root.
 *
 * The element dispatches these events itself, so a listener on it must not receive both.
 */
export function keepInside(root: HTMLElement): void {
  for (const type of ['input', 'change', 'select']) root.addEventListener(type, (event) => event.stopPropagation());
}
