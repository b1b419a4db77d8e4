import type * as acorn from 'acorn';
import type { Budget } from './budget.ts';
import type { Scope } from './values.ts';
import type { Value } from './values.ts';
import type { Work } from './work.ts';

/** Result of a statement. */
export type Completion =
  | { kind: 'normal' }
  | { kind: 'return'; value: Value }
  | { kind: 'break' | 'continue'; label: string | null };

export const NORMAL: Completion = { kind: 'normal' };

/** Call that has not returned yet. */
export interface Frame {
  /** Name of the function; empty for the script itself. */
  name: string;
  line: number;
  scope: Scope;
}

/** Functions and state of the interpreter. */
export interface Machine {
  readonly budget: Budget;
  /** Call stack, the innermost call last. */
  readonly frames: Frame[];
  evaluate(node: acorn.Expression | acorn.Super | acorn.PrivateIdentifier, scope: Scope): Work<Value>;
  execute(node: acorn.Statement | acorn.ModuleDeclaration, scope: Scope): Work<Completion>;
  call(callee: Value, args: readonly Value[], self?: Value): Work<Value>;
  /** Assigns values to the names of a pattern: to new names with `declares`, otherwise to existing ones. */
  bind(pattern: acorn.Pattern, value: Value, target: { scope: Scope; declares: boolean }): Work<void>;
  readonly print: (line: string) => void;
}
