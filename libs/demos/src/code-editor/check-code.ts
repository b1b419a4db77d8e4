import { choicesOf, isNumeric, namesOf, type Entity, type FieldNames } from '@genmaster/app-model';
import { nearestName } from '../parts/nearest-name.ts';
import type { CodeFacts, Span } from './code-facts.ts';

/** Names of the rules that check handwritten code against the model. */
export type CodeRule = 'syntax' | 'known-field' | 'value-type' | 'known-choice' | 'may-be-empty';

/** A replacement for a range of code. */
export interface CodeFix extends Span {
  insert: string;
}

/** A problem in code, its place, and a replacement where that is safe. */
export interface CodeProblem extends Span {
  rule: CodeRule;
  /** The line, counted from 1. */
  line: number;
  /** The code as written; for `syntax`, the unexpected text, empty where something is missing. */
  written: string;
  /** The field concerned, as code names it. */
  field: string;
  /** Known or allowed values, as the model names them. */
  allowed: readonly string[];
  /** Expected kind of value. */
  wanted: 'text' | 'number' | 'boolean' | 'date' | null;
  fix: CodeFix | null;
}

/** Maximum number of problems reported at once. */
const MOST = 20;

/** Checks code against an entity; the problems are in the order of the code. */
export function checkCode(facts: CodeFacts, code: string, entity: Entity): readonly CodeProblem[] {
  const { fields, schema } = namesOf(entity);
  const known = fields.map(({ property }) => property);
  const make = (rule: CodeRule, span: Span, more: Partial<CodeProblem>): CodeProblem => ({
    rule,
    from: span.from,
    to: span.to,
    line: code.slice(0, span.from).split('\n').length,
    written: code.slice(span.from, span.to),
    field: '',
    allowed: [],
    wanted: null,
    fix: null,
    ...more,
  });
  const broken = facts.broken.map((place) => {
    const end = Math.min(code.length, Math.max(place.to, place.from + 1));
    return make('syntax', place.isMissing ? { from: Math.max(0, end - 1), to: end } : place, {
      written: place.isMissing ? '' : code.slice(place.from, place.to).slice(0, 20),
      line: code.slice(0, place.from).trimEnd().split('\n').length,
    });
  });
  const unknown = facts.names.flatMap(({ from, to, of, name, isVariable }) => {
    if (of.kind !== 'entity' || name === '' || name === 'id' || known.includes(name)) return [];
    const near = nearField(name, fields);
    // The variable keeps its name, because the rest of the code uses it.
    const fix = near === null ? null : { from, to, insert: isVariable ? `${near}: ${name}` : near };
    return [make('known-field', { from, to }, { field: schema, allowed: ['id', ...known], fix })];
  });
  const values = facts.values.flatMap((place) => {
    const { names, value } = place;
    const wanted = wantedOf(names);
    if (names.field.type === 'choice') {
      const choices = choicesOf(names.field);
      if (choices.includes(String(value)) && typeof value === 'string') return [];
      const near = typeof value === 'string' ? nearestName(value, choices, mistakesIn(value)) : null;
      const fix =
        near === null ? null : { from: place.from, to: place.to, insert: `'${near.replace(/['\\]/g, '\\$&')}'` };
      return [make('known-choice', place, { field: names.property, allowed: choices, fix })];
    }
    const isRight =
      wanted === 'date'
        ? typeof value === 'string' && isDay(value)
        : typeof value === (wanted === 'text' ? 'string' : wanted);
    if (isRight) return [];
    const plain = String(value).trim();
    const canBeNumber = wanted === 'number' && plain !== '' && Number.isFinite(Number(plain));
    const fix = canBeNumber ? { from: place.from, to: place.to, insert: String(Number(plain)) } : null;
    return [make('value-type', place, { field: names.property, wanted, fix })];
  });
  const empty = facts.empties.map(({ from, to, names }) =>
    make('may-be-empty', { from, to }, { field: names.property, fix: { from, to, insert: '?.' } }),
  );
  return [...broken, ...unknown, ...values, ...empty].toSorted((one, other) => one.from - other.from).slice(0, MOST);
}

/** Returns the field that was probably meant: by column or label, by a word of its name, else the nearest name. */
function nearField(name: string, fields: readonly FieldNames[]): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const written = plain(name);
  const same = fields.find(({ column, label }) => [column, label].some((one) => plain(one) === written));
  const known = fields.map(({ property }) => property);
  const holding = written.length < 4 ? [] : known.filter((one) => plain(one).includes(written));
  return same?.property ?? (holding.length === 1 ? holding[0]! : nearestName(name, known, mistakesIn(name)));
}

const wantedOf = ({ field }: FieldNames): NonNullable<CodeProblem['wanted']> =>
  isNumeric(field) || field.type === 'relation'
    ? 'number'
    : field.type === 'boolean' || field.type === 'date'
      ? field.type
      : 'text';

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text));

/** Maximum edit distance to a correction: fewer changes for short words, which easily become other words. */
const mistakesIn = (word: string): number => Math.max(1, Math.min(3, Math.floor(word.length / 2.5)));
