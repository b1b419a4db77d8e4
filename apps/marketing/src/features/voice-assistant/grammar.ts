/** Parsed command, before its words are resolved. */
export type Intent =
  | { kind: 'go'; words: string }
  | { kind: 'find'; words: string }
  | { kind: 'scheme'; words: string }
  | { kind: 'addField'; words: string }
  | { kind: 'mode'; mode: 'light' | 'dark' | 'flately' | 'system' }
  | { kind: 'panel'; isOpen: boolean }
  | { kind: 'back' | 'undo' | 'redo' | 'help' }
  | { kind: 'yes' }
  | { kind: 'no' };

/**
 * Rule of a grammar: an intent and its phrases.
 *
 * `…` in a phrase stands for one or more words, which become the intent’s `words`. Everything else must match
 * literally; filler words of the language are ignored everywhere.
 */
export interface GrammarRule {
  readonly intent: Intent;
  readonly phrases: readonly string[];
}

/** The commands of one language. */
export interface Grammar {
  readonly language: 'en' | 'hi';
  /** Filler words, which have no meaning in commands. */
  readonly fillers: readonly string[];
  readonly rules: readonly GrammarRule[];
  /** One phrase per kind of command, for the list of commands and the completions. */
  readonly examples: readonly string[];
}
