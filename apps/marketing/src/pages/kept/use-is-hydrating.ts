import { useSyncExternalStore } from 'react';

/**
 * Returns whether this render takes over prerendered markup: true only in a browser, and only in the hydration itself.
 *
 * Where hydration fails and React renders the page anew, it returns false.
 */
export const useIsHydrating = (): boolean => useSyncExternalStore(noChange, never, inBrowser);

const noChange = () => () => undefined;
const never = () => false;
const inBrowser = () => typeof document !== 'undefined';
