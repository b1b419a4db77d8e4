/** The zoom that a browser tells for an element; Safari before 2026 tells none. */
const toldZoom = (element: Element) => (element as { currentCSSZoom?: number }).currentCSSZoom;

/** CSS `zoom` of an element with that of its ancestors: one of its own pixels has this many of the window. */
export function zoomOf(element: Element): number {
  const told = toldZoom(element);
  if (told !== undefined) return told;
  const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return (Number(getComputedStyle(element).zoom) || 1) * (around ? zoomOf(around) : 1);
}

/**
 * Returns the box of an element in pixels of the window, as pointers are.
 *
 * Browsers that do not tell the zoom measure in the element's own pixels.
 */
export function windowBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const zoom = zoomOf(element) / (toldZoom(element) ?? 1);
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}
