import type { Sentence } from './reading.ts';

/** Maximum number of sentences of one text. */
export const MAX_SENTENCES = 60;

/** Maximum length of a sentence that is read, in characters: the rules are slow on longer ones. */
export const MAX_SENTENCE_LENGTH = 400;

/** Label or bullet before a sentence in a list: `S1`, `REQ-4:`, `2.`, `-`, `•`. */
const LEAD = /^(?:[-*•–]\s+|(?:[A-Z]{1,5}-?)?\d+[.):]?\s+)+/u;

/** Splits a text into sentences: at line breaks and after sentence ends; labels and bullets are removed. */
export const splitSentences = (text: string): readonly Sentence[] =>
  text
    .split(/[\r\n]+|(?<=[.!?।])\s+(?=[\p{Lu}\p{Lo}])/u)
    // One space between words: the rules of a sentence are slow on long runs of white space.
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim().replace(LEAD, '').trim())
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MAX_SENTENCES)
    .map((line, index) => ({ number: index + 1, text: line }));
