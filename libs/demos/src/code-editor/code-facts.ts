import type { Entity, FieldNames } from '@genmaster/app-model';

/** What an expression of handwritten code holds, as far as the model can tell. */
export type CodeType =
  | { kind: 'entity'; entity: Entity }
  | { kind: 'list'; entity: Entity }
  | { kind: 'field'; names: FieldNames; path: string }
  | { kind: 'literal'; value: string | number | boolean };

/** A stretch of code. */
export interface Span {
  from: number;
  to: number;
}

/** A place where a field is named: behind a dot, or in a pattern that takes an entry apart. */
export interface NamePlace extends Span {
  of: CodeType;
  /** What is written there; empty where nothing is yet. */
  name: string;
  /** Whether the same word is the name of a variable, as in `{ amount }`. */
  isVariable: boolean;
}

/** A pattern that takes an entry apart, between its braces. */
export interface PatternPlace extends Span {
  of: CodeType;
}

/** A value that is written out and meets a field. */
export interface ValuePlace extends Span {
  names: FieldNames;
  value: string | number | boolean;
}

/** A dot behind a field that may hold nothing. */
export interface EmptyPlace extends Span {
  names: FieldNames;
}

/** A place that cannot be read: what is expected is missing, or what stands there is not expected. */
export interface BrokenPlace extends Span {
  isMissing: boolean;
}

/** What code says about the model. */
export interface CodeFacts {
  names: readonly NamePlace[];
  patterns: readonly PatternPlace[];
  values: readonly ValuePlace[];
  empties: readonly EmptyPlace[];
  broken: readonly BrokenPlace[];
}
