/** The attribute that draws a frame round what is pointed at. */
const MARK = 'data-contrast-mark';

/** Shows an element in the middle of the window with a frame round it; answers how to take the frame away. */
export function pointAt(element: HTMLElement): () => void {
  document.querySelectorAll(`[${MARK}]`).forEach((other) => other.removeAttribute(MARK));
  element.setAttribute(MARK, '');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  return () => element.removeAttribute(MARK);
}
