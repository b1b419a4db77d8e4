import { useSyncExternalStore } from 'react';

/**
 * Returns true during the hydration of prerendered markup, only in a browser.
 *
 * When hydration fails and React renders the page again, it returns false.
 */
export const useIsHydrating = (): boolean => useSyncExternalStore(noChange, never, inBrowser);

const noChange = () => () => undefined;
const never = () => false;
const inBrowser = () => typeof document !== 'undefined';
