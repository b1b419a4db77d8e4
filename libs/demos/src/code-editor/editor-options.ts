import type { CodeFix } from './check-code.ts';
import type { Span } from './code-facts.ts';

/** A problem as the editor shows it at its place. */
export interface CodeMark extends Span {
  rule: string;
  message: string;
  fix: CodeFix | null;
  fixLabel: string;
}

/** Something the editor offers to write. */
export interface EditorOffer {
  label: string;
  /** Beside the label: what kind of thing it is. */
  detail: string;
  /** In a box beside the list: its rules. */
  info: string;
  /** Its place in the list; 0 is the first. */
  rank: number;
}

/** What is offered at a place. */
export type Complete = (code: string, at: number) => { from: number; offers: readonly EditorOffer[] } | null;

export interface EditorOptions {
  /** The element that gets the editor. */
  host: HTMLElement;
  value: string;
  /** What is selected at first. */
  selection: Span | null;
  language: 'js' | 'json';
  label: string;
  /** How to leave it, for those who hear it. */
  hint: string;
  maxLength: number;
  /** What the editor itself says, by its English words. */
  phrases: Readonly<Record<string, string>>;
  complete?: Complete | undefined;
  onChange: (value: string) => void;
}

/** An editor that is there. */
export interface EditorHandle {
  setValue: (value: string) => void;
  setMarks: (marks: readonly CodeMark[]) => void;
  /** Selects a stretch, brings it into view and takes the focus there. */
  select: (span: Span) => void;
  focus: () => void;
  destroy: () => void;
}
