import type { Sentence } from './reading.ts';

/** Most sentences that are read of one text. */
export const MAX_SENTENCES = 60;

/** What stands before a sentence in a list: `S1`, `REQ-4:`, `2.`, `-`, `•`. */
const LEAD = /^(?:[-*•–]\s+|(?:[A-Z]{1,5}-?)?\d+[.):]?\s+)+/u;

/** The sentences of a text: one a line, or several parted by full stops; their own numbers are dropped. */
export const splitSentences = (text: string): readonly Sentence[] =>
  text
    .split(/[\r\n]+|(?<=[.!?।])\s+(?=[\p{Lu}\p{Lo}])/u)
    .map((line) => line.trim().replace(LEAD, '').trim())
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MAX_SENTENCES)
    .map((line, index) => ({ number: index + 1, text: line }));
