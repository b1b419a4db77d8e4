import * as v from 'valibot';
import type { Entity, Field } from './entity.ts';
import { namesOf, type FieldNames } from './names.ts';
import { valueSchema } from './record-schema.ts';
import { readValue, type Row, type Value } from './values.ts';

/** The parts of a list call that are no filters. */
export const PAGING = ['page', 'size', 'sort'] as const;

/** One filter of a list: how the query spells it, its field, and how the two are compared. */
export interface Filter {
  /** `status`, `amount.min` or `dueDate.max`. */
  key: string;
  names: FieldNames;
  keeps: (stored: Value, asked: Value) => boolean;
}

/** What is wrong with a query, and at which of its parts. */
export interface QueryError {
  field: string;
  message: string;
}

/** The filters that an entity’s list takes: each field by its name, numbers and dates from and to as well. */
export function filtersOf(entity: Entity): readonly Filter[] {
  return namesOf(entity).fields.flatMap((names): readonly Filter[] => {
    const { field, property } = names;
    // A field that is named like a part of the paging gives way to it.
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

/** The schema of what a filter is compared with: the kind of its field, without the limits of what may be stored. */
export function filterSchema({ names }: Pick<Filter, 'names'>) {
  const { minimum: _, maximum: __, ...field } = names.field;
  return valueSchema({ ...names, field: { ...field, required: true } });
}

/** Keeps the rows that a query asks for, or says what it asks for in vain. */
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

/** Reads what stands in the query; yes and no are spelled as in JSON. */
function readAsked(field: Field, text: string): unknown {
  if (field.type !== 'boolean') return readValue(field, text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

const isOrdered = ({ type }: Field) => type === 'integer' || type === 'decimal' || type === 'date';
