import * as v from 'valibot';
import type { Entity, Field } from './entity.ts';
import { namesOf, type FieldNames } from './names.ts';
import { valueSchema } from './record-schema.ts';
import { readValue, type Row, type Value } from './values.ts';

/** Query parameters of a list request that are not filters. */
export const PAGING = ['page', 'size', 'sort'] as const;

/** Filter of a list request: its key in the query, its field, and its comparison. */
export interface Filter {
  /** `status`, `amount.min` or `dueDate.max`. */
  key: string;
  names: FieldNames;
  keeps: (stored: Value, asked: Value) => boolean;
}

/** Error in a query, with its parameter. */
export interface QueryError {
  field: string;
  message: string;
}

/**
 * Lists the filters of an entity’s list request: each field by its name, and a minimum and a maximum for numbers and
 * dates.
 */
export function filtersOf(entity: Entity): readonly Filter[] {
  return namesOf(entity).fields.flatMap((names): readonly Filter[] => {
    const { field, property } = names;
    // A paging parameter takes precedence over a field of the same name.
    const equal = (PAGING as readonly string[]).includes(property)
      ? []
      : [{ key: property, names, keeps: (stored: Value, asked: Value) => stored === asked }];
    return isOrdered(field)
      ? [
          ...equal,
          {
            key: `${property}.min`,
            names,
            keeps: (stored, asked) => stored !== null && asked !== null && stored >= asked,
          },
          {
            key: `${property}.max`,
            names,
            keeps: (stored, asked) => stored !== null && asked !== null && stored <= asked,
          },
        ]
      : equal;
  });
}

/** Returns the schema of a filter value: the type of its field, without the limits of stored values. */
export function filterSchema({ names }: Pick<Filter, 'names'>) {
  const { minimum: _, maximum: __, ...field } = names.field;
  return valueSchema({ ...names, field: { ...field, required: true } });
}

/** Returns the rows that match a query, and the errors of the query. */
export function filterRows(
  entity: Entity,
  rows: readonly Row[],
  query: URLSearchParams,
): { rows: readonly Row[]; errors: readonly QueryError[] } {
  const filters = filtersOf(entity);
  const known = filters.map(({ key }) => key);
  const errors: QueryError[] = [];
  let kept = rows;
  for (const [key, text] of query) {
    if ((PAGING as readonly string[]).includes(key)) continue;
    const filter = filters.find((one) => one.key === key);
    if (!filter) {
      errors.push({ field: key, message: `There is no such filter. Use one of: ${known.join(', ')}.` });
      continue;
    }
    const { field } = filter.names;
    const { success, output, issues } = v.safeParse(filterSchema(filter), readAsked(field, text));
    if (success) kept = kept.filter(({ values }) => filter.keeps(values[field.id] ?? null, output as Value));
    else errors.push({ field: key, message: issues[0].message });
  }
  return { rows: kept, errors };
}

/** Reads a value of the query; booleans are spelled as in JSON. */
function readAsked(field: Field, text: string): unknown {
  if (field.type !== 'boolean') return readValue(field, text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

const isOrdered = ({ type }: Field) => type === 'integer' || type === 'decimal' || type === 'date';
