import type { Order } from './orders.ts';

export type Column = keyof Order;

/** The column and the direction by which the report is sorted. */
export interface Sorting {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** Totals of the report. Returned orders count as orders, but add no revenue. */
export interface Totals {
  readonly orders: number;
  readonly items: number;
  readonly revenue: number;
  readonly pending: number;
  /** Largest first. */
  readonly byRegion: readonly { readonly region: string; readonly revenue: number }[];
}

/** Sorts orders into a new array; equal ones keep their order. */
export function sortOrders(orders: readonly Order[], { column, direction }: Sorting): Order[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders.toSorted((a, b) => sign * compare(a[column], b[column]));
}

/**
 * Returns the sorting after a column was selected: sorts by it, or reverses the direction if it is the current column.
 */
export const nextSorting = (current: Sorting, column: Column): Sorting => ({
  column,
  direction: current.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
});

export function totalsOf(orders: readonly Order[]): Totals {
  const regions = Map.groupBy(orders, ({ region }) => region);
  return {
    orders: orders.length,
    items: sum(orders.map(({ items }) => items)),
    revenue: sum(orders.map(revenueOf)),
    pending: orders.filter(({ status }) => status === 'open' || status === 'on its way').length,
    byRegion: [...regions]
      .map(([region, own]) => ({ region, revenue: sum(own.map(revenueOf)) }))
      .toSorted((a, b) => b.revenue - a.revenue),
  };
}

const revenueOf = ({ status, total }: Order) => (status === 'returned' ? 0 : total);

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}
