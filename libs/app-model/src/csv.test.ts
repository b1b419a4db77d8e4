import Papa from 'papaparse';
import { writeCsv } from './csv.ts';
import { invoice } from './examples.ts';

const row = (number: string, amount: number) => ({ id: 1, values: { number, due: '2030-01-01', amount } });

it('writes one column per field, and parses back to the same rows', () => {
  const { data } = Papa.parse<string[]>(writeCsv(invoice, [row('A, "b"\nc', 1.5)]));

  expect(data).toEqual([
    ['id', 'number', 'dueDate', 'amount'],
    ['1', 'A, "b"\nc', '2030-01-01', '1.5'],
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1+1\nsecond line'])(
  'prevents a spreadsheet from running %j',
  (text) => {
    const { data } = Papa.parse<string[]>(writeCsv(invoice, [row(text, -2)]));

    expect(data[1]?.[1]).toBe(`'${text}`);
    expect(data[1]?.[3]).toBe('-2');
  },
);
