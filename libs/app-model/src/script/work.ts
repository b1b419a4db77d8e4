/** Stop at which a script may pause: before a statement. */
export interface Rest {
  /** Line of the statement, from 1. */
  line: number;
}

/** Generator that pauses before each statement and returns a result. */
export type Work<Result> = Generator<Rest, Result, void>;
