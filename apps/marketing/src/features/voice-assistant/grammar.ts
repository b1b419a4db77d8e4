/** What a command asks for, before its words are looked up. */
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
 * One rule: an intent and the phrases that mean it.
 *
 * `…` in a phrase stands for one or more words, which become the intent’s `words`. Everything else is said as written;
 * small words of the language may be left out or put in anywhere.
 */
export interface GrammarRule {
  readonly intent: Intent;
  readonly phrases: readonly string[];
}

/** The commands of one language. */
export interface Grammar {
  readonly language: 'en' | 'hi';
  /** Words that carry no meaning of their own here. */
  readonly fillers: readonly string[];
  readonly rules: readonly GrammarRule[];
  /** One phrase for each thing that can be asked, for the list of commands and the completions. */
  readonly examples: readonly string[];
}
