import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type FilterFn,
} from '@tanstack/react-table';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { formatValue, type Row, type Value } from '@genmaster/app-model';

/** Table features of a generated grid: sorting by several columns, search, and pagination. */
export const entityTableFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

const helper = createColumnHelper<typeof entityTableFeatures, Row>();

/** Returns the columns of an entity’s grid, in the order of its fields. */
export function columnsOf(entity: Entity): ColumnDef<typeof entityTableFeatures, Row>[] {
  return namesOf(entity).fields.map(({ field, label }) =>
    // An empty cell is `undefined` to the table, which then sorts it last in either direction.
    helper.accessor((row: Row) => row.values[field.id] ?? undefined, {
      id: field.id,
      header: label,
      sortUndefined: 'last',
      sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    }),
  ) as ColumnDef<typeof entityTableFeatures, Row>[];
}

/** Compares two values of one column: numbers by size, texts in language order with numeric parts. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a), String(b));
}

/** Created when a grid is first sorted: loading the rules of a language takes longer than the rest of this file. */
let collator: Intl.Collator | undefined;

/** Returns a filter that finds a text in the displayed cells, ignoring case and accents. */
export function findInCells({ fields }: Entity): FilterFn<typeof entityTableFeatures, Row> {
  const byColumn = new Map(fields.map((field) => [field.id, field]));
  return (row, columnId, wanted) => {
    const field = byColumn.get(columnId);
    const text = field ? formatValue(field, row.original.values[columnId]) : '';
    return foldText(text).includes(foldText(String(wanted).trim()));
  };
}

/**
 * Returns a text without case and accents, for searching. The nukta counts as one; other marks of Devanagari are vowels,
 * which tell words apart.
 */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\u093c]/gu, '')
    .toLowerCase();
