/** A process that had the processor for less than this part of a long turn was paused, not busy. */
const SHARE_OF_BUSY = 0.1;

/** Duration from which a turn without work counts as a pause, in milliseconds. */
const SHORTEST_PAUSE_MS = 1_000;

/** Readings of the process, both in milliseconds. */
export interface ProcessClock {
  now: () => number;
  /** Processor time that the process has used since its start. */
  worked: () => number;
}

const OWN_CLOCK: ProcessClock = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/**
 * Returns a function to call at an interval. It returns true when the process was paused since the last call: the
 * machine slept, or the process was stopped. A busy event loop also calls late, but uses the processor meanwhile.
 */
export function createPauseWatch(intervalMs: number, { now, worked }: ProcessClock = OWN_CLOCK): () => boolean {
  let last = { at: now(), worked: worked() };
  return () => {
    const next = { at: now(), worked: worked() };
    const lostMs = next.at - last.at - intervalMs;
    const share = (next.worked - last.worked) / (next.at - last.at);
    last = next;
    return lostMs >= SHORTEST_PAUSE_MS && share < SHARE_OF_BUSY;
  };
}
