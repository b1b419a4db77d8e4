/** A place where a script may rest: before a statement. */
export interface Rest {
  /** Line of the statement, from 1. */
  line: number;
}

/** Work that rests before each statement and ends with a result. */
export type Work<Result> = Generator<Rest, Result, void>;
