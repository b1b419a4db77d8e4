/** How much a script may use before it is ended. */
export interface Limits {
  /** Expressions and statements. */
  steps: number;
  /** Calls inside calls. */
  depth: number;
  /** Characters and places that are made in all, kept or not. */
  memory: number;
  /** Characters that are printed. */
  output: number;
}

export const DEFAULT_LIMITS: Limits = { steps: 2_000_000, depth: 200, memory: 8_000_000, output: 20_000 };

/** Which limit a script has reached. */
export type LimitName = keyof Limits | 'time';

/** Ends a script. It is no error of the script: no `catch` in it sees this. */
export class LimitReached extends Error {
  readonly limit: LimitName;

  constructor(limit: LimitName) {
    super(`The script has reached its limit of ${limit}.`);
    this.limit = limit;
  }
}

/** Counts the use of each limit and ends a script that goes over one. */
export class Budget {
  readonly used: Record<keyof Limits, number> = { steps: 0, depth: 0, memory: 0, output: 0 };

  readonly limits: Limits;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.limits = limits;
  }

  take(limit: keyof Limits, count = 1): void {
    this.used[limit] += count;
    // A count that is not a number would switch the limit off.
    if (!(this.used[limit] <= this.limits[limit])) throw new LimitReached(limit);
  }

  /** Counts a text before it is made. */
  text(text: string): string {
    this.take('memory', text.length);
    return text;
  }
}
