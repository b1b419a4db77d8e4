import { SHARE_PREFIX } from './share-prefix.ts';

/** Returns whether an address requests a state of the demo: an example by name, or a shared state. */
export const asksForState = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  hash.startsWith(SHARE_PREFIX) || new URLSearchParams(search).has('demo');
