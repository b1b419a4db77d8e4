/** Maximum difference between the clocks of two instances, in minutes. */
export const CLOCK_TOLERANCE_MINUTES = 5;

/**
 * Returns the latest time that an instance can have stored for some minutes from now, as text. A later one was stored
 * under a clock that was ahead: what ends then would live far too long.
 */
export const latestTime = (now: Date, minutes = 0): string =>
  new Date(now.getTime() + (minutes + CLOCK_TOLERANCE_MINUTES) * 60_000).toISOString();
