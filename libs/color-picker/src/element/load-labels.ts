import { startLater } from '../view/start-later.ts';

/** Loads and starts `watchLabels`; returns a function that stops it. Without it, the element keeps its first name. */
export const followLabels = (element: Element, then: () => void): (() => void) =>
  startLater(async () => {
    const { watchLabels } = await import('./watch-labels.ts');
    return () => watchLabels(element, then);
  });
