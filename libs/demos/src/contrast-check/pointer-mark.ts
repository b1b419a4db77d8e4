/** Attribute that outlines the located element. */
const MARK = 'data-contrast-mark';

/** Scrolls an element to the middle of the window and outlines it; returns a function that removes the outline. */
export function pointAt(element: HTMLElement): () => void {
  document.querySelectorAll(`[${MARK}]`).forEach((other) => other.removeAttribute(MARK));
  element.setAttribute(MARK, '');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  return () => element.removeAttribute(MARK);
}
