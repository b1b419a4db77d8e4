/**
 * How a drag measures its area, in pixels of the window. What is loaded later replaces it by `windowBox`, which does the
 * same in browsers that measure zoomed elements otherwise.
 */
export const measure = { box: (element: Element): DOMRect => element.getBoundingClientRect() };
