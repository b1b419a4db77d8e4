import type { Fact } from './draft-facts.ts';
import type { FilledDraft } from './draft-parts.ts';
import { findValues, type FoundValue } from './find-values.ts';

/** What is wrong with a draft. */
export type DraftFinding =
  /** A fact that belongs into the text is not in it. */
  | { kind: 'lost'; fact: Fact }
  /** In the place of a fact stands another value. */
  | { kind: 'contradicted'; fact: Fact; says: string; start: number; end: number }
  /** A number, sum or day that is no fact. */
  | { kind: 'foreign'; says: string; start: number; end: number }
  /** The text has a place for a fact that does not hold. */
  | { kind: 'gone'; key: string };

/**
 * Compares a draft with its facts.
 *
 * @param wanted keys of the facts that the text must hold: those that the rules put there.
 */
export function checkDraft(
  { text, places, gone }: FilledDraft,
  facts: readonly Fact[],
  wanted: readonly string[],
): readonly DraftFinding[] {
  const isLocked = ({ start, end }: FoundValue) => places.some((place) => start < place.end && end > place.start);
  // Locked words give way to blanks of the same length, so that nothing is read across their edge.
  const loose = findValues(
    places.reduce((now, { start, end }) => now.slice(0, start) + '·'.repeat(end - start) + now.slice(end), text),
  ).filter((value) => !isLocked(value));
  // Two facts that are written alike are both there with one of them: April may be the last month and the lowest.
  const isPlaced = ({ type, value }: Fact) => places.some(({ fact }) => fact.type === type && fact.value === value);
  const missing = facts.filter((fact) => wanted.includes(fact.key) && !isPlaced(fact));
  // The same value in another spelling is the fact.
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

/** Whether a value can be meant for a fact: of its type, a sum without its sign, or the digits of a name with some. */
const couldBe = ({ type, text }: Fact, found: FoundValue): boolean =>
  type === found.type || (found.type === 'number' && (type === 'money' || (type === 'text' && /\d/.test(text))));
