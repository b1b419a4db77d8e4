import { useSyncExternalStore } from 'react';
import { farColors, withoutFarColors } from '@genmaster/color';

/**
 * Returns a function that calls another one, which reads or prints colours.
 *
 * While a page is hydrated, the colours beyond sRGB are unknown to that, also where another picker has loaded them:
 * they were when it was prerendered.
 */
export const useReading = (): typeof withoutFarColors =>
  useSyncExternalStore(neverChanges, readingOfNow, () => withoutFarColors);

// Both are the same while nothing is loaded, so that most pickers are not rendered again after the hydration.
const readingOfNow = () => (farColors() ? call : withoutFarColors);

const call: typeof withoutFarColors = (read) => read();

const neverChanges = () => () => {};
