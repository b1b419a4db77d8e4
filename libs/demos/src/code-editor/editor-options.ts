import type { CodeFix } from './check-code.ts';
import type { Span } from './code-facts.ts';

/** A problem as the editor marks it. */
export interface CodeMark extends Span {
  rule: string;
  message: string;
  fix: CodeFix | null;
  fixLabel: string;
}

/** A completion as the editor shows it. */
export interface EditorOffer {
  label: string;
  /** Kind of the completion, beside the label. */
  detail: string;
  /** Rules of the field, in a box beside the list. */
  info: string;
  /** Position in the list; 0 is the first. */
  rank: number;
}

/** Returns the completions at a position. */
export type Complete = (code: string, at: number) => { from: number; offers: readonly EditorOffer[] } | null;

export interface EditorOptions {
  /** Element that the editor is mounted in. */
  host: HTMLElement;
  value: string;
  /** Initial selection. */
  selection: Span | null;
  language: 'js' | 'json';
  label: string;
  /** Hint for screen readers on how to leave the editor. */
  hint: string;
  maxLength: number;
  /** Translations of the editor’s own phrases, by their English words. */
  phrases: Readonly<Record<string, string>>;
  complete?: Complete | undefined;
  onChange: (value: string) => void;
}

/** A mounted editor. */
export interface EditorHandle {
  setValue: (value: string) => void;
  setMarks: (marks: readonly CodeMark[]) => void;
  /** Selects a range, scrolls to it and moves the focus there. */
  select: (span: Span) => void;
  focus: () => void;
  destroy: () => void;
}
