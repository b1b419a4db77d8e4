import { isRepeatable, isTransient, waitMsOf } from './retry-rules.ts';

export interface RetryingFetchOptions {
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Ends of the addresses whose POST only reads, or changes nothing the second time. @default [] */
  repeatablePosts?: readonly string[];
  /** How often a call is sent at most. @default 3 */
  maxTries?: number;
  /** After how long a call is given up, its waits included. @default 10000 */
  deadlineMs?: number;
  /** Whether there is a connection at all; without one nothing is tried again. @default what the browser says */
  isOnline?: () => boolean;
  /** Waits, and rejects when the signal ends the call meanwhile. @default a timer */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** @default Math.random */
  random?: () => number;
  /** @default Date.now */
  now?: () => number;
}

/**
 * A `fetch` that tries again after a passing trouble, and gives up after ten seconds.
 *
 * Only what may be sent twice is: reads, and writes that the server knows
 * again by `Idempotency-Key` or `If-Match`. A lost connection, 408, 425, 429
 * and 500 to 504 are tried at most three times with growing random waits;
 * `Retry-After` is honoured; any other answer is passed on at once.
 *
 * @example
 * const authFetch = createAuthFetch({ tokenStore, baseUrls: ['/'], fetch: createRetryingFetch() });
 */
export function createRetryingFetch({
  repeatablePosts = [],
  maxTries = 3,
  deadlineMs = 10_000,
  isOnline = () => globalThis.navigator?.onLine !== false,
  wait = waitFor,
  random = Math.random,
  now = Date.now,
  ...options
}: RetryingFetchOptions = {}): typeof fetch {
  return async (input, init) => {
    const send = options.fetch ?? globalThis.fetch;
    const given = new Request(input, init);
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(deadlineMs)]);
    const request = new Request(given, { signal });
    const endsAtMs = now() + deadlineMs;
    const tries = isRepeatable(request, repeatablePosts) ? maxTries : 1;

    /** Waits for the next try; `false` when there shall be none. */
    const isTriedAgain = async (tried: number, retryAfter: string | null): Promise<boolean> => {
      if (tried >= tries || signal.aborted || !isOnline()) return false;
      const ms = waitMsOf({ tries: tried, retryAfter, random: random(), nowMs: now() });
      if (ms === null || now() + ms >= endsAtMs) return false;
      await wait(ms, signal);
      return true;
    };

    for (let tried = 1; ; tried += 1) {
      try {
        // The last try takes the body itself; those before it leave a copy for the next.
        const response = await send(tried < tries ? request.clone() : request);
        if (!isTransient(response.status)) return response;
        if (!(await isTriedAgain(tried, response.headers.get('retry-after')))) return response;
        // The next answer takes its place.
        void response.body?.cancel();
      } catch (error) {
        // A lost connection is a TypeError; whoever gave up, or ran out of time, has a reason of their own.
        if (Object(error).name !== 'TypeError' || !(await isTriedAgain(tried, null))) throw error;
      }
    }
  };
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
