const PREFIX = 's.';

/** Encodes a seed as the text of a shared address. */
export const sharedSeedText = (seed: string): string => PREFIX + seed;

/** Parses the seed in the text of a shared address; `null` if the text holds a theme. */
export const sharedSeedIn = (text: string): string | null =>
  text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null;
