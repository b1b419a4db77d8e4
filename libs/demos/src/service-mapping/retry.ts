import { withValueAt, type Mapping } from './map-answer.ts';

/** Faults that the service can produce in an attempt. */
export const FAULTS = ['none', 'slow', 'busy', 'error', 'down', 'refused', 'key', 'badData', 'newValue'] as const;

export type Fault = (typeof FAULTS)[number];

/** Operations: reading can be repeated safely; a booking cannot, unless it has a request key. */
export const OPERATIONS = ['read', 'create', 'createOnce'] as const;

export type Operation = (typeof OPERATIONS)[number];

/** Number of attempts, timeout and first delay of a retry. */
export interface RetryPolicy {
  attempts: number;
  timeoutMs: number;
  firstWaitMs: number;
}

/** Reason why a request ends or is retried. */
export type Reason =
  | 'taken'
  | 'late'
  | 'passing'
  | 'asked'
  | 'sameAgain'
  | 'needsPerson'
  | 'misfit'
  | 'bookedTwice'
  | 'usedUp';

/** One attempt on the timeline; times in milliseconds from the start of the first. */
export interface Attempt {
  number: number;
  fault: Fault;
  startMs: number;
  endMs: number;
  /** HTTP status; `null` when the timeout came first. */
  status: number | null;
  reason: Reason;
  /** Delay before the next attempt; `null` when there is none. */
  waitMs: number | null;
}

/** A request with all its attempts. */
export interface CallRun {
  attempts: readonly Attempt[];
  isTaken: boolean;
  totalMs: number;
}

/** Response of the service under each fault. */
const BEHAVIOUR: Readonly<Record<Fault, { status: number; takesMs: number; retryAfterMs?: number }>> = {
  none: { status: 200, takesMs: 120 },
  slow: { status: 200, takesMs: 5000 },
  busy: { status: 429, takesMs: 80, retryAfterMs: 2000 },
  error: { status: 500, takesMs: 150 },
  down: { status: 503, takesMs: 60 },
  refused: { status: 422, takesMs: 90 },
  key: { status: 401, takesMs: 70 },
  badData: { status: 200, takesMs: 120 },
  newValue: { status: 200, takesMs: 120 },
};

/** Runs a request by its retry policy, with one fault per attempt; later attempts have no fault. */
export function runCall(
  policy: RetryPolicy,
  { operation, faults, fits }: { operation: Operation; faults: readonly Fault[]; fits: (fault: Fault) => boolean },
): CallRun {
  const attempts: Attempt[] = [];
  let now = 0;
  for (let number = 1; ; number += 1) {
    const fault = faults[number - 1] ?? 'none';
    const { status, takesMs, retryAfterMs = 0 } = BEHAVIOUR[fault];
    const isLate = takesMs > policy.timeoutMs;
    const endMs = now + Math.min(takesMs, policy.timeoutMs);
    const found = isLate ? 'late' : reasonOf(status, () => fits(fault));
    const isPassing = found === 'late' || found === 'passing' || found === 'asked';
    // A booking that may have succeeded is not repeated, unless it has a request key.
    const isUnsafe = isPassing && operation === 'create';
    const isLast = isPassing && number >= policy.attempts;
    const reason = isUnsafe ? 'bookedTwice' : isLast ? 'usedUp' : found;
    const isRetried = isPassing && !isUnsafe && !isLast;
    const waitMs = isRetried ? Math.max(policy.firstWaitMs * 2 ** (number - 1), isLate ? 0 : retryAfterMs) : null;
    attempts.push({ number, fault, startMs: now, endMs, status: isLate ? null : status, reason, waitMs });
    if (waitMs === null) return { attempts, isTaken: reason === 'taken', totalMs: endMs };
    now = endMs + waitMs;
  }
}

function reasonOf(status: number, fits: () => boolean): Reason {
  if (status === 200) return fits() ? 'taken' : 'misfit';
  if (status === 429) return 'asked';
  if (status >= 500) return 'passing';
  return status === 401 ? 'needsPerson' : 'sameAgain';
}

/** Returns the response as changed by a fault: a number that is not valid, or a word that is not expected. */
export function spoilAnswer(payload: unknown, mapping: Mapping, fault: Fault): unknown {
  const sources = Object.values(mapping).filter(({ path }) => path !== '');
  if (fault === 'badData') {
    const number = sources.find(({ convert }) => ['number', 'thousandth', 'hundredth'].includes(convert)) ?? sources[0];
    return number ? withValueAt(payload, number.path, 'heavy') : payload;
  }
  if (fault === 'newValue') {
    const word = sources.find(({ convert }) => convert === 'word' || convert === 'yesNo');
    return word ? withValueAt(payload, word.path, 'HELD') : payload;
  }
  return payload;
}
