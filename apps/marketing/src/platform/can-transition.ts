/** Whether pages may fade into each other: the browser can, and the visitor has not asked for less motion. */
export const canTransition = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
