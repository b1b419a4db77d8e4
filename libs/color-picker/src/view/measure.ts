/**
 * Measures the area of a drag, in pixels of the window. A script that is loaded later replaces the function by
 * `windowBox`, which also supports browsers that measure zoomed elements in their own pixels.
 */
export const measure = { box: (element: Element): DOMRect => element.getBoundingClientRect() };
