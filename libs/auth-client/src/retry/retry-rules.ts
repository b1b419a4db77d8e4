/** Statuses of temporary failures, after which a retry may succeed. */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Idempotent methods: a repeated request has no further effect (RFC 9110 §9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** Maximum wait between two tries. There is no retry when the server asks for a longer wait. */
const MAX_WAIT_MS = 8_000;

/** Maximum of the first wait; it doubles with every try. */
const FIRST_WAIT_MS = 1_000;

/** Returns true when a status is a temporary failure. A 401 never is. */
export const isTransient = (status: number): boolean => TRANSIENT.has(status);

/**
 * Returns true when a request may be sent twice.
 *
 * A POST may be sent twice when it carries a key or a revision by which the server recognises it, or when its address
 * ends with one of `repeatablePosts`, written with a slash before it or without.
 */
export function isRepeatable({ method, headers, url }: Request, repeatablePosts: readonly string[]): boolean {
  if (IDEMPOTENT.has(method) || headers.has('idempotency-key') || headers.has('if-match')) return true;
  const { pathname } = new URL(url);
  return repeatablePosts.some((path) => pathname.endsWith(`/${path.replace(/^\//, '')}`));
}

/** Options of `waitMsOf`. */
export interface WaitChoice {
  /** Number of tries so far: 1 after the first try. */
  tries: number;
  /** `Retry-After` of the response, in seconds or as a date. */
  retryAfter: string | null;
  /** Random number from 0 to 1. */
  random: number;
  nowMs: number;
}

/**
 * Returns the wait before the next try, or `null` when the server asks for more than the maximum.
 *
 * Full jitter: a random wait between 0 and the full wait, so that many clients do not retry at the same time. The wait
 * that the server asks for is added.
 */
export function waitMsOf({ tries, retryAfter, random, nowMs }: WaitChoice): number | null {
  const jitterMs = random * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  const askedMs = readRetryAfter(retryAfter, nowMs);
  if (askedMs > MAX_WAIT_MS) return null;
  return Math.min(MAX_WAIT_MS, askedMs + jitterMs);
}

function readRetryAfter(text: string | null, nowMs: number): number {
  if (text === null) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return ms > 0 ? ms : 0;
}
