const PREFIX = 's.';

/** Writes a seed as the text of a shared address. */
export const sharedSeedText = (seed: string): string => PREFIX + seed;

/** The seed that the text of a shared address holds; `null` where it holds a theme. */
export const sharedSeedIn = (text: string): string | null =>
  text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null;
