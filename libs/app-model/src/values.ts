import type { Entity, Field } from './entity.ts';
import type { FieldNames } from './names.ts';
import { westernDigits } from './western-digits.ts';

/** Value of a field in a stored row; `null` for an empty field. */
export type Value = string | number | boolean | null;

/** Stored row. Values are stored by the fields’ ids, so that renaming a field loses nothing. */
export interface Row {
  id: number;
  values: Readonly<Record<string, Value>>;
}

/** Unchecked input of a person or a file, by field. */
export type RawValues = Readonly<Record<string, string | boolean | undefined>>;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0', ''];

/**
 * Converts typed text to the type of the field; numbers and dates may be written in Devanagari digits.
 *
 * Text that cannot be converted is returned unchanged, so that the rules can reject it with a message; empty text
 * becomes `undefined`.
 */
export function readValue({ type }: Pick<Field, 'type'>, raw: string | boolean | undefined): unknown {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  if (type === 'boolean') {
    const word = String(text ?? '').toLowerCase();
    return YES.includes(word) ? true : NO.includes(word) ? false : text;
  }
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') return text;
  if (type === 'date') return westernDigits(text);
  const isNumber = type === 'integer' || type === 'decimal' || type === 'relation';
  const digits = westernDigits(text);
  return isNumber && NUMBER.test(digits) ? Number(digits) : text;
}

/** Reads a whole form or line, keyed by the fields’ ids. */
export const readValues = ({ fields }: Entity, raw: RawValues): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.id, readValue(field, raw[field.id])]));

/** Formats a value for display: decimals with all their digits, yes and no as words. */
export function formatValue(
  { type, decimals = 2 }: Pick<Field, 'type' | 'decimals'>,
  value: Value | undefined,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return type === 'decimal' && typeof value === 'number' ? value.toFixed(decimals) : String(value);
}

/** Returns a row as the API sends it: by property, without empty values. */
export const recordOf = (fields: readonly FieldNames[], { id, values }: Row): Record<string, Value> => ({
  id,
  ...Object.fromEntries(
    fields.flatMap(({ field, property }) => {
      const value = values[field.id];
      return value === null || value === undefined ? [] : [[property, value]];
    }),
  ),
});
