/** Stop at which a script may pause: before a statement, or in its middle because its turn is over. */
export type Rest =
  /** Line of the statement, from 1. */
  { kind: 'statement'; line: number } | { kind: 'turn' };

/** Stop of a script whose turn is over. */
export const TURN_OVER: Rest = { kind: 'turn' };

/** Generator that pauses before each statement and after each turn, and returns a result. */
export type Work<Result> = Generator<Rest, Result, void>;
