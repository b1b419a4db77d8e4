import { choicesOf, namesOf, type Entity, type FieldNames } from '@genmaster/app-model';
import type { CodeFacts } from './code-facts.ts';
import { variablesOf } from './read-code.ts';

/** A completion at a position. */
export interface CodeOffer {
  label: string;
  kind: 'field' | 'entry' | 'list' | 'choice';
  /** The field itself, or the field that the choice belongs to. */
  names: FieldNames | null;
}

/** Completions at a position, and the start of the text that they replace. */
export interface CodeOffers {
  from: number;
  offers: readonly CodeOffer[];
}

/** Returns the model’s completions at a position of the code; `null` where it has none. */
export function completeCode(facts: CodeFacts, code: string, at: number, entity: Entity): CodeOffers | null {
  const value = facts.values.find(({ from, to }) => from < at && at < to);
  if (value && value.names.field.type === 'choice')
    return {
      from: value.from + 1,
      offers: choicesOf(value.names.field).map((label) => offer('choice', label, value.names)),
    };
  const word = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(code.slice(0, at))?.[0] ?? '';
  const place = facts.names.find(({ from, to }) => from <= at && at <= to);
  const pattern = place ?? facts.patterns.find(({ from, to }) => from <= at && at < to);
  if (pattern) {
    if (pattern.of.kind !== 'entity') return null;
    const offers = namesOf(pattern.of.entity).fields.map((names) => offer('field', names.property, names));
    return { from: place?.from ?? at - word.length, offers };
  }
  if (word === '' || code[at - word.length - 1] === '.') return null;
  const { entry, list } = variablesOf(entity);
  return { from: at - word.length, offers: [offer('entry', entry, null), offer('list', list, null)] };
}

const offer = (kind: CodeOffer['kind'], label: string, names: FieldNames | null): CodeOffer => ({ kind, label, names });
