import { element } from './element.ts';
import type { Order } from './orders.ts';
import { nextSorting, sortOrders, totalsOf, type Column, type Sorting } from './report.ts';

/** Renders the report into an element: figures, regions, and a sortable table. */
export function showReport(place: HTMLElement, orders: readonly Order[]): void {
  const totals = totalsOf(orders);
  place.append(
    element(
      'dl',
      { class: 'figures' },
      figure('Revenue', euro(totals.revenue, { maximumFractionDigits: 0 })),
      figure('Orders', String(totals.orders)),
      figure('Items', String(totals.items)),
      figure('Not there yet', String(totals.pending)),
    ),
    element(
      'section',
      { class: 'card' },
      element('h2', {}, 'Revenue by region'),
      element('ul', { class: 'regions' }, ...totals.byRegion.map((region) => regionBar(region, totals.revenue))),
    ),
    sortableTable(orders),
  );
}

const columns: readonly { readonly column: Column; readonly title: string; readonly isNumber?: true }[] = [
  { column: 'number', title: 'Order' },
  { column: 'date', title: 'Date' },
  { column: 'customer', title: 'Customer' },
  { column: 'region', title: 'Region' },
  { column: 'status', title: 'Status' },
  { column: 'items', title: 'Items', isNumber: true },
  { column: 'total', title: 'Total', isNumber: true },
];

function sortableTable(orders: readonly Order[]): HTMLElement {
  let sorting: Sorting = { column: 'date', direction: 'ascending' };
  const body = element('tbody');
  const headers = columns.map(({ column, title, isNumber }) => {
    const button = element('button', { type: 'button' }, title);
    button.addEventListener('click', () => {
      sorting = nextSorting(sorting, column);
      show();
    });
    return element('th', { scope: 'col', ...(isNumber && { class: 'number' }) }, button);
  });
  const show = () => {
    body.replaceChildren(...sortOrders(orders, sorting).map(row));
    headers.forEach((header, at) => {
      const isSorted = columns[at]?.column === sorting.column;
      header.setAttribute('aria-sort', isSorted ? sorting.direction : 'none');
    });
  };
  show();
  return element(
    'div',
    { class: 'card scroll', role: 'region', 'aria-labelledby': 'orders-caption', tabindex: '0' },
    element(
      'table',
      {},
      element('caption', { id: 'orders-caption' }, 'Orders'),
      element('thead', {}, element('tr', {}, ...headers)),
      body,
    ),
  );
}

const row = (order: Order) =>
  element(
    'tr',
    {},
    ...columns.map(({ column, isNumber }) =>
      column === 'status'
        ? element('td', {}, element('span', { class: 'status', 'data-status': order.status }, order.status))
        : element('td', isNumber ? { class: 'number' } : {}, text(order, column)),
    ),
  );

function text(order: Order, column: Column): string {
  if (column === 'total') return euro(order.total);
  if (column === 'date') return new Date(order.date).toLocaleDateString('en-GB', { dateStyle: 'medium' });
  return String(order[column]);
}

const figure = (name: string, value: string) => element('div', {}, element('dt', {}, name), element('dd', {}, value));

const regionBar = ({ region, revenue }: { region: string; revenue: number }, all: number) =>
  element(
    'li',
    {},
    element('span', {}, region),
    element('meter', { min: '0', max: String(all), value: String(revenue), 'aria-label': `Revenue of ${region}` }),
    element('span', { class: 'number' }, euro(revenue)),
  );

const euro = (value: number, options?: Intl.NumberFormatOptions) =>
  value.toLocaleString('en-GB', { style: 'currency', currency: 'EUR', ...options });
