/** CSS `zoom` of an element with that of its ancestors: one of its own pixels has this many of the window. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
