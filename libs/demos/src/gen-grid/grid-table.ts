import {
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type FilterFn,
} from '@tanstack/react-table';
import { gridOrder } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { formatValue, westernDigits, type Row, type Value } from '@genmaster/app-model';
import { compareValues, foldText } from '../parts/entity-table.ts';
import type { ColumnFilterValue } from './grid-view.ts';

/** Table features of the large grid. */
export const genGridFeatures = tableFeatures({
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  groupedRowModel: createGroupedRowModel(),
  expandedRowModel: createExpandedRowModel(),
});

export type GenGridFeatures = typeof genGridFeatures;

const fieldOf = (id: string) => gridOrder.fields.find((field) => field.id === id);

/** Returns whether a cell passes its column’s filter. Limits are inclusive; a blank passes none. */
export function keepsFilter(value: Value, { contains, is, from, to }: ColumnFilterValue): boolean {
  const text = value === null ? '' : String(value);
  if (contains && !foldText(text).includes(foldText(contains.trim()))) return false;
  if (is && text !== is) return false;
  if (from && (value === null || isBefore(value, westernDigits(from)))) return false;
  if (to && (value === null || isBefore(westernDigits(to), value))) return false;
  return true;
}

/** Compares dates as text and numbers by size. A value that is not a number limits nothing. */
function isBefore(a: Value | string, b: Value | string): boolean {
  const numbers = [Number(a), Number(b)] as const;
  const isDate = [a, b].some((part) => /^\d{4}-/.test(String(part)));
  return isDate ? String(a) < String(b) : numbers[0] < numbers[1];
}

const byColumn: FilterFn<GenGridFeatures, Row> = (row, columnId, filter) =>
  keepsFilter(row.original.values[columnId] ?? null, filter as ColumnFilterValue);

/** Filters by the quick search: matches the displayed text of any cell. */
export const anywhere: FilterFn<GenGridFeatures, Row> = (row, columnId, wanted) => {
  const field = fieldOf(columnId);
  const text = field ? formatValue(field, row.original.values[columnId]) : '';
  return foldText(text).includes(foldText(String(wanted).trim()));
};

const helper = createColumnHelper<GenGridFeatures, Row>();

export const genGridColumns = namesOf(gridOrder).fields.map(({ field, label }) =>
  helper.accessor((row: Row) => row.values[field.id] ?? undefined, {
    id: field.id,
    header: label,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    filterFn: byColumn,
  }),
) as ColumnDef<GenGridFeatures, Row>[];
