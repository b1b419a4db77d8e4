/**
 * Returns whether view transitions are used: the browser supports them, and the visitor does not prefer reduced motion.
 */
export const canTransition = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
