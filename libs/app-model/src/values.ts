import type { Entity, Field } from './entity.ts';
import type { FieldNames } from './names.ts';

/** What a field of a stored row holds; `null` for nothing. */
export type Value = string | number | boolean | null;

/** A stored row. Values are kept by the fields’ ids, so that renaming a field loses nothing. */
export interface Row {
  id: number;
  values: Readonly<Record<string, Value>>;
}

/** What a person or a file gave, before any rule was asked. */
export type RawValues = Readonly<Record<string, string | boolean | undefined>>;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0', ''];

/**
 * Reads typed text as the field’s kind of value.
 *
 * Text that is none stays as it is, for the rules to refuse with a message; nothing at all becomes `undefined`.
 */
export function readValue({ type }: Pick<Field, 'type'>, raw: string | boolean | undefined): unknown {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  if (type === 'boolean') {
    const word = String(text ?? '').toLowerCase();
    return YES.includes(word) ? true : NO.includes(word) ? false : text;
  }
  if (text === undefined || text === '') return undefined;
  const isNumber = type === 'integer' || type === 'decimal' || type === 'relation';
  return isNumber && typeof text === 'string' && NUMBER.test(text) ? Number(text) : text;
}

/** Reads a whole form or line, keyed by the fields’ ids. */
export const readValues = ({ fields }: Entity, raw: RawValues): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.id, readValue(field, raw[field.id])]));

/** Writes a value as a person reads it: decimals with their places, yes and no in words. */
export function formatValue(
  { type, decimals = 2 }: Pick<Field, 'type' | 'decimals'>,
  value: Value | undefined,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return type === 'decimal' && typeof value === 'number' ? value.toFixed(decimals) : String(value);
}

/** A row as the API sends it: by property, without what is empty. */
export const recordOf = (fields: readonly FieldNames[], { id, values }: Row): Record<string, Value> => ({
  id,
  ...Object.fromEntries(
    fields.flatMap(({ field, property }) => {
      const value = values[field.id];
      return value === null || value === undefined ? [] : [[property, value]];
    }),
  ),
});
