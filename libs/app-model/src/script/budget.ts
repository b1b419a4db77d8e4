/** Limits of a script; a script that exceeds one is stopped. */
export interface Limits {
  /** Number of expressions and statements. */
  steps: number;
  /** Number of nested calls. */
  depth: number;
  /** Total number of created characters and array or object entries, whether they are kept or not. */
  memory: number;
  /** Number of printed characters. */
  output: number;
}

export const DEFAULT_LIMITS: Limits = { steps: 2_000_000, depth: 200, memory: 8_000_000, output: 20_000 };

/** Name of the limit that a script has reached. */
export type LimitName = keyof Limits | 'time';

/** Stops a script. It is not a script error, so no `catch` in the script receives it. */
export class LimitReached extends Error {
  readonly limit: LimitName;

  constructor(limit: LimitName) {
    super(`The script has reached its limit of ${limit}.`);
    this.limit = limit;
  }
}

/** Counts the use of each limit and stops a script that exceeds one. */
export class Budget {
  readonly used: Record<keyof Limits, number> = { steps: 0, depth: 0, memory: 0, output: 0 };

  readonly limits: Limits;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.limits = limits;
  }

  take(limit: keyof Limits, count = 1): void {
    this.used[limit] += count;
    // `NaN` would switch off the limit, so the comparison is negated.
    if (!(this.used[limit] <= this.limits[limit])) throw new LimitReached(limit);
  }

  /** Counts a text before it is created. */
  text(text: string): string {
    this.take('memory', text.length);
    return text;
  }
}
