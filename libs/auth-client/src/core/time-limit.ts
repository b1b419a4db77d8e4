/** Time limit of a request when the host gives none, in milliseconds. */
export const TIMEOUT_MS = 10_000;

/** A longer timer fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Returns a time limit as a timer takes it, a whole number: `Infinity` waits as long as a timer can, and what is no
 * length of time becomes the default.
 */
export const timeLimitMs = (asked?: number | null): number =>
  (asked ?? -1) >= 0 ? Math.ceil(Math.min(asked!, LONGEST_MS)) : TIMEOUT_MS;
