import fc from 'fast-check';
import {
  CHARTS,
  GROUPS,
  MEASURES,
  orders,
  printReport,
  readReport,
  runReport,
  scaleOf,
  STATUSES,
  type Report,
} from './report.ts';

const report: Report = {
  title: 'Orders',
  group: 'status',
  measure: 'total',
  status: null,
  from: null,
  to: null,
  order: 'group',
  chart: 'bars',
};

const anyReport = fc.record({
  title: fc.string({ maxLength: 60 }),
  group: fc.constantFrom(...GROUPS),
  measure: fc.constantFrom(...MEASURES),
  status: fc.option(fc.constantFrom(...STATUSES)),
  from: fc.constant(null),
  to: fc.constant(null),
  order: fc.constantFrom('group' as const, 'value' as const),
  chart: fc.constantFrom(...CHARTS),
});

it('groups and sums every row exactly once', () => {
  fc.assert(
    fc.property(anyReport, (asked) => {
      const { lines, whole, counted, all } = runReport(asked, orders.en);
      expect(lines.reduce((count, line) => count + line.count, 0)).toBe(counted);
      expect(all).toBe(orders.en.length);
      if (asked.measure === 'total' || asked.measure === 'items' || asked.measure === 'count')
        expect(lines.reduce((value, line) => value + line.value, 0)).toBeCloseTo(whole.value, 1);
      else for (const { value } of lines) expect(value).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

it('counts values that can be counted', () => {
  const rows = [
    { id: 1, values: { status: 'open', total: 10.5, items: 1, placed: '2030-01-31', paid: true, customer: 'Zoe 1' } },
    { id: 2, values: { status: 'open', total: 0.2, items: 2, placed: '2030-02-01', paid: false, customer: 'Zoe 2' } },
    { id: 3, values: { status: 'sent', total: 1, items: 5, placed: '2030-02-28', paid: false, customer: 'Emil 1' } },
  ];
  const ask = (change: Partial<Report>) => {
    const { lines } = runReport({ ...report, ...change }, rows);
    return lines.map(({ group, count, value }) => `${group} ${count} ${value}`);
  };
  expect(ask({})).toEqual(['open 2 10.7', 'sent 1 1']);
  expect(ask({ group: 'month', measure: 'count' })).toEqual(['2030-01 1 1', '2030-02 2 2']);
  expect(ask({ group: 'customer', measure: 'average' })).toEqual(['Emil 1 1', 'Zoe 2 5.35']);
  expect(ask({ group: 'paid', measure: 'items', order: 'value' })).toEqual(['no 2 7', 'yes 1 1']);
  expect(ask({ from: '2030-02-01', to: '2030-02-28', status: 'open' })).toEqual(['open 1 0.2']);
  expect(runReport({ ...report, from: '2031-01-01' }, rows)).toMatchObject({
    lines: [],
    counted: 0,
    whole: { value: 0 },
  });
});

it('has a scale from zero to a round number above every value', () => {
  expect(scaleOf([{ group: 'a', count: 1, value: 187 }])).toEqual({ top: 200, marks: [0, 50, 100, 150, 200] });
  expect(scaleOf([]).top).toBe(1);
});

it('parses every report that it prints, and reports where another text is invalid', () => {
  fc.assert(fc.property(anyReport, (asked) => expect(readReport(printReport(asked))).toEqual({ report: asked })));
  expect(readReport('{')).toEqual({ problem: 'JSON' });
  expect(readReport(printReport({ ...report, group: 'colour' as 'paid' }))).toEqual({ problem: 'group' });
  expect(readReport(printReport({ ...report, from: '2030-02-01', to: '2030-01-01' }))).toEqual({ problem: 'to' });
  expect(readReport(printReport({ ...report, from: '2030-02-30' }))).toEqual({ problem: 'from' });
  expect(readReport(printReport({ ...report, from: '2030-02-28' }))).toHaveProperty('report');
});
