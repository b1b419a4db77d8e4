import { useSyncExternalStore } from 'react';
import { farColors, withoutFarColors } from '@genmaster/color';

/**
 * Returns a function that calls a given one, which parses or formats colours.
 *
 * A server never loads the code for colours beyond sRGB, so a prerendered page shows none of them. The render that
 * hydrates this page must have the same result, even if another picker has loaded that code by then: in that render the
 * given function runs without it.
 */
export const useReading = (): typeof withoutFarColors =>
  useSyncExternalStore(neverChanges, readingOfNow, () => withoutFarColors);

// The same function as during hydration while the code is not loaded, so that most pickers are not rendered again.
const readingOfNow = () => (farColors() ? call : withoutFarColors);

const call: typeof withoutFarColors = (read) => read();

const neverChanges = () => () => {};
