import type { Fact } from './draft-facts.ts';
import type { FilledDraft } from './draft-parts.ts';
import { findValues, type FoundValue } from './find-values.ts';

/** A finding in a draft. */
export type DraftFinding =
  /** A required fact is missing from the text. */
  | { kind: 'lost'; fact: Fact }
  /** Another value is in the place of a fact. */
  | { kind: 'contradicted'; fact: Fact; says: string; start: number; end: number }
  /** A number, amount or date that matches no fact. */
  | { kind: 'foreign'; says: string; start: number; end: number }
  /** The text has a place for a fact that is no longer valid. */
  | { kind: 'gone'; key: string };

/**
 * Compares a draft with its facts.
 *
 * @param wanted keys of the facts that the text must contain: those that the rules put there.
 */
export function checkDraft(
  { text, places, gone }: FilledDraft,
  facts: readonly Fact[],
  wanted: readonly string[],
): readonly DraftFinding[] {
  const isLocked = ({ start, end }: FoundValue) => places.some((place) => start < place.end && end > place.start);
  // Locked words become blanks of the same length, so that no value is read across their edge.
  const loose = findValues(
    places.reduce((now, { start, end }) => now.slice(0, start) + '·'.repeat(end - start) + now.slice(end), text),
  ).filter((value) => !isLocked(value));
  // Two facts with the same text are both present in one place: April may be the last month and the lowest.
  const isPlaced = ({ type, value }: Fact) => places.some(({ fact }) => fact.type === type && fact.value === value);
  const missing = facts.filter((fact) => wanted.includes(fact.key) && !isPlaced(fact));
  // The same value in another spelling counts as the fact.
  const isSame = (fact: Fact, { type, value }: FoundValue) =>
    fact.value === value && (fact.type === type || (fact.type === 'money' && type === 'number'));
  const lost = missing.filter((fact) => !loose.some((value) => isSame(fact, value)));
  const strange = loose.filter((value) => !facts.some((fact) => isSame(fact, value)));
  const taken = new Set<FoundValue>();
  const findings = lost.map((fact): DraftFinding => {
    const other = strange.find((value) => !taken.has(value) && couldBe(fact, value));
    if (!other) return { kind: 'lost', fact };
    taken.add(other);
    const { start, end } = other;
    return { kind: 'contradicted', fact, says: text.slice(start, end), start, end };
  });
  return [
    ...findings,
    ...strange
      .filter((value) => !taken.has(value))
      .map(({ start, end }): DraftFinding => ({ kind: 'foreign', says: text.slice(start, end), start, end })),
    ...gone.map((key): DraftFinding => ({ kind: 'gone', key })),
  ];
}

/** Returns whether a value can be meant for a fact: same type, an amount without its sign, or digits of a name. */
const couldBe = ({ type, text }: Fact, found: FoundValue): boolean =>
  type === found.type || (found.type === 'number' && (type === 'money' || (type === 'text' && /\d/.test(text))));
