import type { Order } from './orders.ts';

/** A column of the report. */
export type Column = keyof Order;

/** Which column the report is sorted by, and which way. */
export interface Sorting {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** What the whole report adds up to. Returned orders count as orders and bring no revenue. */
export interface Totals {
  readonly orders: number;
  readonly items: number;
  readonly revenue: number;
  readonly pending: number;
  /** Largest first. */
  readonly byRegion: readonly { readonly region: string; readonly revenue: number }[];
}

/** Sorts orders into a new list; equal ones keep their order. */
export function sortOrders(orders: readonly Order[], { column, direction }: Sorting): Order[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders.toSorted((a, b) => sign * compare(a[column], b[column]));
}

/** What choosing a column does: sort by it, or turn its direction when it is the one already. */
export const nextSorting = (current: Sorting, column: Column): Sorting => ({
  column,
  direction: current.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Adds the report up. */
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
