import { recordSchema, readValues, ruleMessagesIn, byId, type Entity, type Value } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';

/** What a text can be about. */
export const KINDS = ['product', 'reminder', 'image'] as const;

export type Kind = (typeof KINDS)[number];

/** Facts as they were typed, by the fields’ ids. */
export type TypedFacts = Readonly<Record<string, string>>;

/** What a fact is, which says how it is written and what could be mistaken for it. */
export type FactType = 'text' | 'money' | 'number' | 'date';

/** A fact as a text of one language writes it. */
export interface Fact {
  /** The field it comes from; of a list, with its place: `features.1`. */
  key: string;
  type: FactType;
  /** As it is compared: the number, the day, or the words. */
  value: string | number;
  /** As it is written. */
  text: string;
}

/** The definitions whose fields are the facts of each kind. */
const ENTITIES: Readonly<Record<Kind, Entity>> = {
  product: {
    name: 'Product',
    fields: [
      { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 40 },
      { id: 'price', name: 'Price', type: 'decimal', required: true, minimum: 1, maximum: 9_999_999, decimals: 2 },
      { id: 'from', name: 'Available from', type: 'date', required: true },
      { id: 'features', name: 'Features', type: 'text', required: true, maxLength: 120 },
      { id: 'warranty', name: 'Warranty in months', type: 'integer', required: false, minimum: 1, maximum: 120 },
    ],
  },
  reminder: {
    name: 'Invoice',
    fields: [
      { id: 'customer', name: 'Customer', type: 'text', required: true, maxLength: 40 },
      { id: 'number', name: 'Number', type: 'text', required: true, maxLength: 20 },
      { id: 'amount', name: 'Amount', type: 'decimal', required: true, minimum: 1, maximum: 9_999_999, decimals: 2 },
      { id: 'due', name: 'Due date', type: 'date', required: true },
      { id: 'fee', name: 'Late fee', type: 'decimal', required: false, minimum: 1, maximum: 99_999, decimals: 2 },
    ],
  },
  image: {
    name: 'Chart',
    fields: [
      { id: 'title', name: 'Title', type: 'text', required: true, maxLength: 60 },
      { id: 'figures', name: 'Figures', type: 'text', required: true, maxLength: 160 },
    ],
  },
};

/** The definition of a kind, with the names that its fields have in a language. */
export const entityOf = (kind: Kind, nameOf: (field: string) => string): Entity => {
  const entity = ENTITIES[kind];
  return { ...entity, fields: entity.fields.map((field) => ({ ...field, name: nameOf(field.id) })) };
};

/** What is wrong with typed facts, by field: the rules are those of the definition. */
export function factProblems(typed: TypedFacts, entity: Entity, code: LanguageCode) {
  const schema = recordSchema(entity, { keyOf: byId, messages: ruleMessagesIn[code] });
  const { issues = [] } = v.safeParse(schema, readValues(entity, typed));
  return new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

/** The facts that hold: those whose value keeps its rule, written for a language. What is empty or wrong is no fact. */
export function factsOf(kind: Kind, typed: TypedFacts, code: LanguageCode): readonly Fact[] {
  const entity = ENTITIES[kind];
  const wrong = factProblems(typed, entity, code);
  const values = readValues(entity, typed) as Readonly<Record<string, Value | undefined>>;
  return entity.fields.flatMap(({ id, type }): readonly Fact[] => {
    const value = values[id];
    if (wrong.has(id) || value === undefined || value === null || typeof value === 'boolean') return [];
    if (id === 'features') return listOf(String(value)).map((text, place) => textFact(`${id}.${place}`, text));
    if (id === 'figures') return factsOfFigures(figuresOf(String(value)));
    if (type === 'decimal') return [{ key: id, type: 'money', value, text: moneyIn(code, Number(value)) }];
    if (type === 'date') return [{ key: id, type: 'date', value, text: dayIn(code, String(value)) }];
    if (type === 'integer') return [{ key: id, type: 'number', value, text: String(value) }];
    return [textFact(id, String(value))];
  });
}

const textFact = (key: string, text: string): Fact => ({ key, type: 'text', value: text, text });

/** The entries of a list that was typed with commas, each once. */
export const listOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

export interface Figure {
  name: string;
  value: number;
}

/** Reads “Jan 12, Feb 18”: a name and a whole number each; what is neither is left out. */
export const figuresOf = (text: string): readonly Figure[] =>
  listOf(text).flatMap((entry) => {
    const [, name = '', value = ''] = /^(.*\S)\s+(\d{1,9})$/u.exec(entry) ?? [];
    return name ? [{ name, value: Number(value) }] : [];
  });

/** The first, the last, the highest and the lowest of some figures: facts that nobody typed. */
function factsOfFigures(figures: readonly Figure[]): readonly Fact[] {
  if (figures.length < 2) return [];
  const byValue = figures.toSorted((one, other) => one.value - other.value);
  const named = { first: figures[0]!, last: figures.at(-1)!, lowest: byValue[0]!, highest: byValue.at(-1)! };
  return Object.entries(named).flatMap(([key, { name, value }]): readonly Fact[] => [
    textFact(`${key}.name`, name),
    { key: `${key}.value`, type: 'number', value, text: String(value) },
  ]);
}

const LOCALES: Readonly<Record<LanguageCode, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** A sum in rupees; whole ones without decimals. */
const moneyIn = (code: LanguageCode, value: number): string =>
  new Intl.NumberFormat(LOCALES[code], {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);

const dayIn = (code: LanguageCode, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[code], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
