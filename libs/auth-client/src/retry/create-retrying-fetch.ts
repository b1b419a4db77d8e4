import { timeLimitMs } from '../core/time-limit.ts';
import { isRepeatable, isTransient, waitMsOf } from './retry-rules.ts';

export interface RetryingFetchOptions {
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /** Ends of the addresses whose POST only reads, or has no further effect the second time. @default [] */
  repeatablePosts?: readonly string[] | undefined;
  /** Maximum number of tries per request. @default 3 */
  maxTries?: number | undefined;
  /**
   * Timeout of a request with all its retries and waits. `Infinity` waits as long as a timer can; what is no length of
   * time becomes the default. @default 10000
   */
  deadlineMs?: number | undefined;
  /** Returns whether there is a connection; without one there is no retry. @default `navigator.onLine` */
  isOnline?: (() => boolean) | undefined;
  /** Waits, and rejects when the signal aborts during the wait. @default a timer */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** @default Math.random */
  random?: (() => number) | undefined;
  /** @default Date.now */
  now?: (() => number) | undefined;
}

/**
 * Creates a `fetch` that retries after a temporary failure, with a total timeout of ten seconds.
 *
 * Only requests that may be sent twice are retried: reads, and writes that the server recognises by `Idempotency-Key`
 * or
 * `If-Match`. A lost connection and the statuses 408, 425, 429, 500, 502, 503 and 504 are tried up to three times with
 * growing random waits; `Retry-After` is respected; any other response is returned at once.
 *
 * @example
 * const authFetch = createAuthFetch({ tokenStore, baseUrls: ['/'], fetch: createRetryingFetch() });
 */
export function createRetryingFetch({
  repeatablePosts = [],
  maxTries = 3,
  isOnline = () => globalThis.navigator?.onLine !== false,
  wait = waitFor,
  random = Math.random,
  now = Date.now,
  ...options
}: RetryingFetchOptions = {}): typeof fetch {
  const deadlineMs = timeLimitMs(options.deadlineMs);
  return async (input, init) => {
    const send = options.fetch ?? globalThis.fetch;
    const given = new Request(input, init);
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(deadlineMs)]);
    const request = new Request(given, { signal });
    const endsAtMs = now() + deadlineMs;
    const tries = isRepeatable(request, repeatablePosts) ? maxTries : 1;

    /** Waits for the next try; returns `false` when there is none. */
    const isTriedAgain = async (tried: number, headers = new Headers()): Promise<boolean> => {
      if (tried >= tries || signal.aborted || !isOnline()) return false;
      // A date in `Retry-After` is one of the server's clock, which the device's may differ from.
      const nowMs = Date.parse(headers.get('date') ?? '') || now();
      const ms = waitMsOf({ tries: tried, retryAfter: headers.get('retry-after'), random: random(), nowMs });
      if (ms === null || now() + ms >= endsAtMs) return false;
      await wait(ms, signal);
      return true;
    };

    for (let tried = 1; ; tried += 1) {
      try {
        // The last try uses the body itself; each earlier try sends a copy.
        const response = await send(tried < tries ? request.clone() : request);
        if (!isTransient(response.status)) return response;
        if (!(await isTriedAgain(tried, response.headers))) return response;
        // The response of the next try replaces this one, whose connection may have broken meanwhile.
        response.body?.cancel().catch(() => null);
      } catch (error) {
        // A lost connection is a TypeError; an abort or a timeout has another error.
        if (Object(error).name !== 'TypeError' || !(await isTriedAgain(tried))) throw error;
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
