import {
  recordSchema,
  readValues,
  ruleMessagesIn,
  byId,
  westernDigits,
  type Entity,
  type Value,
} from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';

/** Kinds of text. */
export const KINDS = ['product', 'reminder', 'image'] as const;

export type Kind = (typeof KINDS)[number];

/** Facts as typed, by field id. */
export type TypedFacts = Readonly<Record<string, string>>;

/** Type of a fact; it decides how the fact is written and which values could be mistaken for it. */
export type FactType = 'text' | 'money' | 'number' | 'date';

/** A fact as a text in one language writes it. */
export interface Fact {
  /** Id of its field; for a list, with the index: `features.1`. */
  key: string;
  type: FactType;
  /** Value for comparison: the number, the date, or the words. */
  value: string | number;
  /** The fact as written in the text. */
  text: string;
}

/** Entities whose fields are the facts of each kind. */
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

/** Returns the entity of a kind, with its field names in a language. */
export const entityOf = (kind: Kind, nameOf: (field: string) => string): Entity => {
  const entity = ENTITIES[kind];
  return { ...entity, fields: entity.fields.map((field) => ({ ...field, name: nameOf(field.id) })) };
};

/** Returns the problems of typed facts, by field; the rules are those of the entity. */
export function factProblems(typed: TypedFacts, entity: Entity, code: LanguageCode) {
  const schema = recordSchema(entity, { keyOf: byId, messages: ruleMessagesIn[code] });
  const { issues = [] } = v.safeParse(schema, readValues(entity, typed));
  return new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

/** Lists the valid facts, formatted for a language. Empty and invalid values are left out. */
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

/** Splits a list typed with commas into its entries, without duplicates. */
export const listOf = (text: string, comma: string | RegExp = ','): readonly string[] => [
  ...new Set(
    text
      .split(comma)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

export interface Figure {
  name: string;
  value: number;
}

/** A name and a number, whose digits may be grouped by thousands, lakhs and crores. */
const FIGURE = /^(.*\S)\s+([-−]?(?:\d{1,9}|\d{1,3}(?:,\d{2,3}){0,3},\d{3})(?:\.\d{1,4})?)$/u;

/**
 * Parses “Jan 12, Feb -1,800.5”: each entry a name and a number, in Latin or Devanagari digits; other entries are left
 * out.
 */
export const figuresOf = (text: string): readonly Figure[] =>
  listOf(text, /,(?![\d०-९])/u).flatMap((entry) => {
    const [, name = '', value = ''] = FIGURE.exec(westernDigits(entry)) ?? [];
    const number = Number(value.replaceAll(',', '').replace('−', '-'));
    return name ? [{ name: entry.slice(0, name.length), value: number }] : [];
  });

/** Derives the first, last, highest and lowest of some figures as facts. */
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

/** Formats an amount in rupees; whole amounts without decimals. */
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
