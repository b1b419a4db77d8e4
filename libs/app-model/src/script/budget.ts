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

/** Work, in steps, after which a script pauses so that the time limit and a stop are noticed. */
const TURN = 10_000;

/** Characters or entries that a built-in function passes over in the time of one step. */
const PASSED_IN_A_STEP = 50;

/** Counts the use of each limit and stops a script that exceeds one. */
export class Budget {
  readonly used: Record<keyof Limits, number> = { steps: 0, depth: 0, memory: 0, output: 0 };

  /** Work since the last turn, in steps. */
  #work = 0;

  readonly limits: Limits;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.limits = limits;
  }

  take(limit: keyof Limits, count = 1): void {
    this.used[limit] += count;
    // `NaN` would switch off the limit, so the comparison is negated.
    if (!(this.used[limit] <= this.limits[limit])) throw new LimitReached(limit);
    if (limit === 'steps') this.work(count);
    if (limit === 'memory') this.work(count / PASSED_IN_A_STEP);
  }

  /** Counts work that belongs to the turn and to no limit. */
  work(steps: number): void {
    this.#work += steps;
  }

  /** Counts a search through characters or entries before it is made. */
  search(length: number): void {
    this.take('steps', Math.floor(length / PASSED_IN_A_STEP));
  }

  /** Returns whether a turn is over, and begins the next one. */
  isTurnOver(): boolean {
    if (this.#work < TURN) return false;
    this.#work = 0;
    return true;
  }

  /** Counts a text before it is created. */
  text(text: string): string {
    this.take('memory', text.length);
    return text;
  }
}
