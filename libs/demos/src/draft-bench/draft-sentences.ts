import type { Kind } from './draft-facts.ts';
import type { Tone } from './draft-wish.ts';

/** A sentence of the rules. `{name}` is the placeholder of a fact. */
export interface Sentence {
  text: string;
  /** Whether the sentence appears in full drafts only. */
  isMore?: true;
  /** Trend of the figures that the sentence needs, if it is true of one trend only. */
  when?: 'up' | 'down' | 'level';
}

/** Sentences of a language’s drafts, and the separators of its lists. */
export interface DraftLanguage {
  join: readonly [between: string, last: string];
  sentences: Readonly<Record<Kind, Readonly<Record<Tone, readonly Sentence[]>>>>;
}
