import { totalsBy } from '../parts/totals-by.ts';
import { changeRow, compareExport, tenOrder, tenRows as rowsIn } from './ten-rows.ts';

const tenRows = rowsIn.en;

it('counts every row once, and sums to the cent', () => {
  const byStatus = totalsBy(tenRows, 'status');
  const all = tenRows.reduce((sum, { values }) => sum + Number(values['total']), 0);

  expect(byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  expect(byStatus.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(all, 2);
  expect(byStatus.map(({ total }) => total)).toEqual(byStatus.map(({ total }) => total).toSorted((a, b) => b - a));
  const cents = [0.1, 0.2].map((total, id) => ({ id, values: { status: 'open', total } }));
  expect(totalsBy(cents, 'status')).toEqual([{ group: 'open', count: 2, total: 0.3 }]);
});

it('updates the report and the export with a changed row', () => {
  const [first] = tenRows;
  const rows = changeRow(tenRows, first!.id, { ...first!.values, status: 'returned', total: 9999 });

  expect(totalsBy(rows, 'status').find(({ group }) => group === 'returned')!.total).toBeGreaterThanOrEqual(9999);
  expect(compareExport({ entity: tenOrder, rows })).toMatchObject({ changed: 1 });
  expect(compareExport({ entity: tenOrder, rows }).code).toMatch(/^\+ 1,.*9999,returned$/m);
});

it('updates the export with a renamed field', () => {
  const rows = changeRow(tenRows, 0, {});
  const fields = tenOrder.fields.map((field) => (field.id === 'total' ? { ...field, name: 'Amount' } : field));

  expect(compareExport({ entity: { ...tenOrder, fields }, rows }).code).toContain(
    '+ id,number,customer,placed,amount,status',
  );
  expect(compareExport({ entity: tenOrder, rows }).changed).toBe(0);
});

it('begins in each language with its own names and the same figures, and nothing changed', () => {
  const rows = changeRow(rowsIn.hi, 0, {});

  expect(compareExport({ entity: tenOrder, rows }).changed).toBe(0);
  expect(totalsBy(rows, 'status').map(({ total }) => total)).toEqual(
    totalsBy(tenRows, 'status').map(({ total }) => total),
  );
  for (const { values } of rows) {
    expect(values['customer']).toMatch(/^[\p{Script=Devanagari} ]+ \d+$/u);
    expect(values['status']).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  }
});

it('counts the changes of rows that began in the other language', () => {
  const [first] = rowsIn.hi;
  const rows = changeRow(rowsIn.hi, first!.id, { ...first!.values, total: 1 });

  expect(compareExport({ entity: tenOrder, rows }).changed).toBe(1);
});
