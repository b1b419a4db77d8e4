/** Path of the checker’s frame document. */
export const CHECK_PATH = '/frames/code-check.html';

/** Enabled rules with their options. */
export type RuleSettings = Readonly<Record<string, readonly unknown[]>>;

/** A request to the frame: check the code, or apply every safe fix and check the rest. */
export interface CheckRequest {
  kind: 'check' | 'fix';
  code: string;
  rules: RuleSettings;
}

/** A replacement of a range of the code. */
export interface Fix {
  from: number;
  to: number;
  text: string;
  /** Whether the fix keeps the code’s behaviour. A person has to decide about the others. */
  isSafe: boolean;
}

export interface Finding {
  rule: string;
  line: number;
  column: number;
  /** The linter’s message, in English. */
  message: string;
  fix: Fix | null;
}

/** Cyclomatic complexity of a function: one, plus one for each branch or loop. */
export interface FunctionComplexity {
  name: string;
  line: number;
  complexity: number;
}

/** Response of the frame. */
export interface CheckAnswer {
  code: string;
  findings: readonly Finding[];
  functions: readonly FunctionComplexity[];
  /** Syntax error, where the code cannot be parsed. */
  problem: { line: number; message: string } | null;
  /** Number of applied fixes. */
  applied: number;
}
