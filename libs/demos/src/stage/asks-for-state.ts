import { SHARE_PREFIX } from './share-prefix.ts';

/** Returns whether an address asks for a state of the demo: an example by its name, or a state of somebody else. */
export const asksForState = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  hash.startsWith(SHARE_PREFIX) || new URLSearchParams(search).has('demo');
