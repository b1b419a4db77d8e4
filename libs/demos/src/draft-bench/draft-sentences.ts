import type { Kind } from './draft-facts.ts';
import type { Tone } from './draft-wish.ts';

/** A sentence of the rules. `{name}` is the place of a fact. */
export interface Sentence {
  text: string;
  /** Stands in full drafts alone. */
  isMore?: true;
  /** The way that figures go, for a sentence that is true of one alone. */
  when?: 'up' | 'down' | 'level';
}

/** What drafts of a language are made of, and how it joins the entries of a list. */
export interface DraftLanguage {
  join: readonly [between: string, last: string];
  sentences: Readonly<Record<Kind, Readonly<Record<Tone, readonly Sentence[]>>>>;
}
