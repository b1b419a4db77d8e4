import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Number of keys that a route counts at once; beyond it the least recently used one starts again. */
const MOST_KEYS = 5_000;

/**
 * Counts the requests of a route by key, each in its own time window.
 *
 * The time is that since the start of the process: by the clock of the machine, whoever was counted while it was ahead
 * would be refused until that time comes.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { current: number; beganAt: number }>();

  incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs) => {
    const now = performance.now();
    const last = this.#counts.get(key);
    const { current, beganAt } = last && now - last.beganAt < windowMs ? last : { current: 0, beganAt: now };
    // The key moves to the end of the map, so that the first one is the least recently used.
    this.#counts.delete(key);
    this.#counts.set(key, { current: current + 1, beganAt });
    if (this.#counts.size > MOST_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? '');
    callback(null, { current: current + 1, ttl: windowMs - (now - beganAt) });
  };

  child = (): FastifyRateLimitStore => new RequestCounts();
}
