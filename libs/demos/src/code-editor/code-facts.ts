import type { Entity, FieldNames } from '@genmaster/app-model';

/** Type of an expression in handwritten code, as far as the model knows it. */
export type CodeType =
  | { kind: 'entity'; entity: Entity }
  | { kind: 'list'; entity: Entity }
  | { kind: 'field'; names: FieldNames; path: string }
  | { kind: 'literal'; value: string | number | boolean };

/** A range of the code. */
export interface Span {
  from: number;
  to: number;
}

/** A place that names a field: after a dot, or in a destructuring pattern. */
export interface NamePlace extends Span {
  of: CodeType;
  /** The name written there; empty where there is none yet. */
  name: string;
  /** Whether the same word also names a variable, as in `{ amount }`. */
  isVariable: boolean;
}

/** A destructuring pattern, between its braces. */
export interface PatternPlace extends Span {
  of: CodeType;
}

/** A literal value that is used with a field. */
export interface ValuePlace extends Span {
  names: FieldNames;
  value: string | number | boolean;
}

/** A dot after a field that may be empty. */
export interface EmptyPlace extends Span {
  names: FieldNames;
}

/** A place that cannot be parsed: something expected is missing, or something is unexpected. */
export interface BrokenPlace extends Span {
  isMissing: boolean;
}

/** Facts that the code states about the model. */
export interface CodeFacts {
  names: readonly NamePlace[];
  patterns: readonly PatternPlace[];
  values: readonly ValuePlace[];
  empties: readonly EmptyPlace[];
  broken: readonly BrokenPlace[];
}
