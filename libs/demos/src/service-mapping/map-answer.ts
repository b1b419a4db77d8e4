import { byId, namesOf, recordSchema, type Entity, type Field, type RuleMessages } from '@genmaster/app-model';
import * as v from 'valibot';

/** Conversions of a value from the external format to ours. */
export const CONVERSIONS = ['none', 'number', 'thousandth', 'hundredth', 'day', 'word', 'yesNo'] as const;

export type Conversion = (typeof CONVERSIONS)[number];

/** Path of the external value and its conversion; an empty path leaves the field out. */
export interface FieldSource {
  path: string;
  convert: Conversion;
}

/** Source of each field, by field id. */
export type Mapping = Readonly<Record<string, FieldSource>>;

/** A field after the mapping. */
export interface MappedField {
  field: Field;
  label: string;
  property: string;
  /** Value sent by the service. */
  given: unknown;
  value: unknown;
  /** Whether a value that is not a choice of the field became `unknown`. */
  isUnknown: boolean;
  problem: string | null;
}

/** A response with the names of the entity. */
export interface MappedAnswer {
  fields: readonly MappedField[];
  /** The record by property name; `null` when it breaks a rule. */
  record: Readonly<Record<string, unknown>> | null;
}

/** Maximum number of levels and of fields that are offered as paths. */
const MOST_LEVELS = 4;
const MOST_PATHS = 60;

/** Returns the path of every single value in a response: `data.amount_minor`, `items.0.sku`. */
export function pathsOf(payload: unknown): readonly string[] {
  const walk = (value: unknown, path: readonly string[]): string[] => {
    if (typeof value !== 'object' || value === null) return path.length > 0 ? [path.join('.')] : [];
    if (path.length >= MOST_LEVELS) return [];
    return Object.entries(value).flatMap(([key, inner]) => (key.includes('.') ? [] : walk(inner, [...path, key])));
  };
  return walk(payload, []).slice(0, MOST_PATHS);
}

/** Returns the value at a path, or `undefined` when the path does not exist. */
export function valueAt(payload: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isPlace = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isPlace ? (value as Record<string, unknown>)[key] : undefined;
  }, payload);
}

/** Replaces the value at a path; a response without that path stays unchanged. */
export function withValueAt(payload: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, key)) return payload;
  const inner = (payload as Record<string, unknown>)[key];
  const changed = rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value);
  if (Array.isArray(payload)) return payload.map((item: unknown, index) => (String(index) === key ? changed : item));
  return Object.fromEntries(Object.entries(payload).map(([name, item]) => [name, name === key ? changed : item]));
}

/** Maps a response to the names of the entity and validates it against the entity’s rules. */
export function mapAnswer(
  entity: Entity,
  payload: unknown,
  { mapping, messages }: { mapping: Mapping; messages: RuleMessages },
): MappedAnswer {
  const { fields } = namesOf(entity);
  const converted = fields.map(({ field, label, property }) => {
    const { path = '', convert = 'none' } = mapping[field.id] ?? {};
    const given = path ? valueAt(payload, path) : undefined;
    return { field, label, property, given, ...convertValue(given, convert, field) };
  });
  const input = Object.fromEntries(converted.map(({ field, value }) => [field.id, value]));
  const { success, issues } = v.safeParse(recordSchema(entity, { keyOf: byId, messages }), input);
  const problems = new Map(success ? [] : issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  return {
    fields: converted.map((one) => ({ ...one, problem: problems.get(one.field.id) ?? null })),
    record: success
      ? Object.fromEntries(converted.flatMap(({ property, value }) => (value === undefined ? [] : [[property, value]])))
      : null,
  };
}

/** Converts a value. An unreadable value is kept, so that the entity’s rules report it in their own words. */
function convertValue(given: unknown, convert: Conversion, field: Field): { value: unknown; isUnknown: boolean } {
  const value = given === null ? undefined : given;
  const plain = { value, isUnknown: false };
  if (value === undefined || convert === 'none') return plain;
  if (convert === 'number' || convert === 'thousandth' || convert === 'hundredth') {
    const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
    if (!Number.isFinite(number) || typeof value === 'boolean') return plain;
    const places = { number: 0, thousandth: 3, hundredth: 2 }[convert];
    // A moved decimal point keeps the digits; a division may add some.
    const [digits, exponent = '0'] = String(number).split('e');
    return { value: Number(`${digits}e${Number(exponent) - places}`), isUnknown: false };
  }
  if (convert === 'yesNo') {
    const word = String(value).toLowerCase();
    const isYes = ['y', 'yes', 'true', '1'].includes(word);
    return isYes || ['n', 'no', 'false', '0'].includes(word) ? { value: isYes, isUnknown: false } : plain;
  }
  if (typeof value !== 'string') return plain;
  if (convert === 'day') return { value: value.replace(/T.*/s, ''), isUnknown: false };
  const word = value.toLowerCase().replaceAll('_', ' ');
  const isUnknown = field.type === 'choice' && !field.choices?.includes(word) && field.choices?.includes('unknown');
  return { value: isUnknown ? 'unknown' : word, isUnknown: Boolean(isUnknown) };
}
