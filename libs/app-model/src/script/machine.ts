import type * as acorn from 'acorn';
import type { Budget } from './budget.ts';
import type { Scope } from './values.ts';
import type { Value } from './values.ts';
import type { Work } from './work.ts';

/** How a statement ended. */
export type Completion =
  { kind: 'normal' } | { kind: 'return'; value: Value } | { kind: 'break' | 'continue'; label: string | null };

export const NORMAL: Completion = { kind: 'normal' };

/** A call that has not returned yet. */
export interface Frame {
  /** Name of the function; empty for the script itself. */
  name: string;
  /** Line at which it is. */
  line: number;
  scope: Scope;
}

/** The parts of the interpreter, as they call each other. */
export interface Machine {
  readonly budget: Budget;
  /** Innermost call last. */
  readonly frames: Frame[];
  evaluate(node: acorn.Expression | acorn.Super | acorn.PrivateIdentifier, scope: Scope): Work<Value>;
  execute(node: acorn.Statement | acorn.ModuleDeclaration, scope: Scope): Work<Completion>;
  call(callee: Value, args: readonly Value[], self?: Value): Work<Value>;
  /** Gives the names of a pattern their values: new ones with `declare`, else those that are there. */
  bind(pattern: acorn.Pattern, value: Value, target: { scope: Scope; declares: boolean }): Work<void>;
  readonly print: (line: string) => void;
}
