/** Statuses after which the same call may well succeed a moment later. */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Methods of which a second call changes nothing more (RFC 9110 §9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** The longest wait between two tries. A server that asks for a longer one is not asked again. */
const MAX_WAIT_MS = 8_000;

/** The most that the first wait takes; it doubles with every try. */
const FIRST_WAIT_MS = 1_000;

/** Whether an answer speaks of a passing trouble. A 401, like any other 4xx, never does. */
export const isTransient = (status: number): boolean => TRANSIENT.has(status);

/**
 * Whether a request may be sent twice.
 *
 * A POST may when it carries a key or a revision by which the server knows it
 * again, or when its address ends with one of `repeatablePosts`.
 */
export function isRepeatable({ method, headers, url }: Request, repeatablePosts: readonly string[]): boolean {
  if (IDEMPOTENT.has(method) || headers.has('idempotency-key') || headers.has('if-match')) return true;
  const { pathname } = new URL(url);
  return repeatablePosts.some((path) => pathname.endsWith(`/${path}`));
}

/** What a wait depends on. */
export interface WaitChoice {
  /** How often the call was tried: 1 after the first try. */
  tries: number;
  /** The answer's `Retry-After`, in seconds or as a date. */
  retryAfter: string | null;
  /** A number from 0 to 1. */
  random: number;
  nowMs: number;
}

/**
 * How long to wait before the next try, or `null` when the server asks for more patience than a person has.
 *
 * Full jitter: anything from nothing to the whole wait, so that many callers
 * do not come back at once. What the server asks for comes on top.
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
