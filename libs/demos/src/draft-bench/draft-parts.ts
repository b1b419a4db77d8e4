import type { Fact } from './draft-facts.ts';

/** A piece of a draft: words as they are, or a place that a fact fills. */
export type DraftPart = string | { fact: string };

/** A draft with its facts filled in. */
export interface FilledDraft {
  text: string;
  /** Where each fact stands. */
  places: readonly { fact: Fact; start: number; end: number }[];
  /** Facts that the draft has a place for, and that do not hold any more. */
  gone: readonly string[];
}

/** What stands in the place of a fact that does not hold. */
export const NO_FACT = '…';

/** Fills the places of a draft from the facts. */
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
 * Finds the facts in a text that was typed, and makes places of them, so that they follow the facts from then on.
 *
 * Filling the result gives the same text again, letter for letter.
 */
export function lockFacts(text: string, facts: readonly Fact[]): readonly DraftPart[] {
  const parts: DraftPart[] = [];
  const used = new Set<string>();
  // The longest first: “Sample desk” is no “Sample” with a word behind it.
  const inOrder = facts.filter((fact) => fact.text !== '').toSorted((a, b) => b.text.length - a.text.length);
  let words = '';
  for (let at = 0; at < text.length;) {
    const found = inOrder.filter((fact) => standsAt(text, at, fact.text));
    // Of facts that are written alike, the one that is not yet there.
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

/** Whether a fact stands at a place as a whole: not within a longer word or number. */
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
