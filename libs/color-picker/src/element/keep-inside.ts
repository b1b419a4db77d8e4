/** Keeps the events of the fields inside: the element says these itself, and a listener on it must not meet both. */
export function keepInside(root: HTMLElement): void {
  for (const type of ['input', 'change', 'select']) root.addEventListener(type, (event) => event.stopPropagation());
}
