/** Where the frame of the checker is served. */
export const CHECK_PATH = '/code-check.html';

/** Rules to check by, with their options. */
export type RuleSettings = Readonly<Record<string, readonly unknown[]>>;

/** A request to the frame: to find, or to apply every safe fix and find what is left. */
export interface CheckRequest {
  kind: 'check' | 'fix';
  code: string;
  rules: RuleSettings;
}

/** A change of some letters of the code. */
export interface Fix {
  from: number;
  to: number;
  text: string;
  /** Whether it keeps what the code does. Others wait for a person. */
  isSafe: boolean;
}

/** Something that a rule found. */
export interface Finding {
  rule: string;
  line: number;
  column: number;
  /** What the rule says, in English, as the linter words it. */
  message: string;
  fix: Fix | null;
}

/** How many ways lead through a function: one, and one more for each branch or loop. */
export interface FunctionComplexity {
  name: string;
  line: number;
  complexity: number;
}

/** What the frame answers. */
export interface CheckAnswer {
  code: string;
  findings: readonly Finding[];
  functions: readonly FunctionComplexity[];
  /** Where the code cannot be read. */
  problem: { line: number; message: string } | null;
  /** Fixes that were applied. */
  applied: number;
}
