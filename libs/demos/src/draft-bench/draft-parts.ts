import type { Fact } from './draft-facts.ts';

/** A part of a draft: literal text, or a placeholder for a fact. */
export type DraftPart = string | { fact: string };

/** A draft with its facts filled in. */
export interface FilledDraft {
  text: string;
  /** Range of each fact in the text. */
  places: readonly { fact: Fact; start: number; end: number }[];
  /** Facts that the draft has a placeholder for and that are no longer valid. */
  gone: readonly string[];
}

/** Text in place of a fact that is no longer valid. */
export const NO_FACT = '…';

/** Fills the placeholders of a draft with the facts. */
export function fillDraft(parts: readonly DraftPart[], facts: readonly Fact[]): FilledDraft {
  let text = '';
  const places: FilledDraft['places'][number][] = [];
  const gone: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const fact = facts.find(({ key }) => key === part.fact);
    if (fact) places.push({ fact, start: text.length, end: text.length + fact.text.length });
    else gone.push(part.fact);
    text += fact?.text ?? NO_FACT;
  }
  return { text, places, gone };
}

/**
 * Finds the facts in a typed text and turns them into placeholders, so that they follow the facts from then on.
 *
 * Filling the result gives exactly the same text again.
 */
export function lockFacts(text: string, facts: readonly Fact[]): readonly DraftPart[] {
  const parts: DraftPart[] = [];
  const used = new Set<string>();
  // Longest first: “Sample desk” must not be read as “Sample” with another word after it.
  const inOrder = facts.filter((fact) => fact.text !== '').toSorted((a, b) => b.text.length - a.text.length);
  let words = '';
  for (let at = 0; at < text.length;) {
    const found = inOrder.filter((fact) => standsAt(text, at, fact.text));
    // Of facts with the same text, the one that is not used yet.
    const fact = found.find(({ key, text: own }) => own.length === found[0]?.text.length && !used.has(key)) ?? found[0];
    if (!fact) {
      words += text[at];
      at += 1;
      continue;
    }
    if (words) parts.push(words);
    words = '';
    parts.push({ fact: fact.key });
    used.add(fact.key);
    at += fact.text.length;
  }
  return words ? [...parts, words] : parts;
}

/** A letter, a sign on one, or a digit. */
const INSIDE_WORD = /[\p{L}\p{M}\p{N}]/u;

/** Returns whether a fact is at a position as a whole, not within a longer word or number. */
function standsAt(text: string, at: number, fact: string): boolean {
  if (!text.startsWith(fact, at)) return false;
  const [first = '', last = ''] = [fact[0], fact.at(-1)];
  const [before = '', after = ''] = [text[at - 1], text[at + fact.length]];
  if (INSIDE_WORD.test(before) && INSIDE_WORD.test(first)) return false;
  if (INSIDE_WORD.test(after) && INSIDE_WORD.test(last)) return false;
  const isNumber = /\d/.test(last);
  return (
    !(isNumber && /^[.,]\d/.test(text.slice(at + fact.length))) &&
    !(/\d/.test(first) && /\d[.,]$/.test(text.slice(0, at)))
  );
}
