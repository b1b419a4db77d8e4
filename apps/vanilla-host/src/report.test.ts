import { orders, type Order } from './orders.ts';
import { nextSorting, sortOrders, totalsOf, type Column } from './report.ts';

const order = (more: Partial<Order>): Order => ({
  number: 'A-1',
  date: '2026-01-01',
  customer: 'Birch',
  region: 'North',
  items: 1,
  status: 'delivered',
  total: 10,
  ...more,
});

describe('sorting', () => {
  const list = [order({ number: 'A-2', total: 9 }), order({ number: 'A-1', total: 100 }), order({ number: 'A-3' })];

  it.each([
    { column: 'total', direction: 'ascending', numbers: ['A-2', 'A-3', 'A-1'] },
    { column: 'total', direction: 'descending', numbers: ['A-1', 'A-3', 'A-2'] },
    { column: 'number', direction: 'ascending', numbers: ['A-1', 'A-2', 'A-3'] },
    { column: 'customer', direction: 'descending', numbers: ['A-2', 'A-1', 'A-3'] },
  ] as const)('sorts by $column, $direction, and keeps the order of equal rows', ({ numbers, ...sorting }) => {
    expect(sortOrders(list, sorting).map(({ number }) => number)).toEqual(numbers);
    expect(list[0]?.number).toBe('A-2');
  });

  it.each([
    { before: 'date', direction: 'ascending', chosen: 'total', after: 'ascending' },
    { before: 'total', direction: 'ascending', chosen: 'total', after: 'descending' },
    { before: 'total', direction: 'descending', chosen: 'total', after: 'ascending' },
  ] as const)('goes from $before $direction to $chosen $after', ({ before, direction, chosen, after }) => {
    expect(nextSorting({ column: before, direction }, chosen)).toEqual({ column: chosen, direction: after });
  });
});

describe('totals', () => {
  it('counts returned orders and leaves out their amounts', () => {
    const totals = totalsOf([
      order({ total: 10, items: 2 }),
      order({ total: 40, region: 'West', status: 'open' }),
      order({ total: 99, status: 'returned' }),
    ]);
    expect(totals).toEqual({
      orders: 3,
      items: 4,
      revenue: 50,
      pending: 1,
      byRegion: [
        { region: 'West', revenue: 40 },
        { region: 'North', revenue: 10 },
      ],
    });
  });

  it('has a total of zero for no rows', () => {
    expect(totalsOf([])).toEqual({ orders: 0, items: 0, revenue: 0, pending: 0, byRegion: [] });
  });

  it('splits the revenue of the sample among its regions completely', () => {
    const { revenue, byRegion } = totalsOf(orders);
    expect(byRegion.reduce((all, region) => all + region.revenue, 0)).toBeCloseTo(revenue);
    expect(new Set(orders.map((each) => each['number' satisfies Column])).size).toBe(orders.length);
  });
});
