import { findMisfits, propertiesIn } from './misfits.ts';

const names = { fileName: 'invoice.model.ts', type: 'Invoice', properties: ['id', 'amount', 'राशि'] };
const head = `import type { Invoice } from '../generated/invoice.model.ts';\n`;
const usesIn = (code: string) => findMisfits(head + code, names).map(({ line, uses }) => `${line} ${uses}`);

it.each([
  ['a property that is there', 'const f = (a: Invoice) => a.amount;', []],
  ['a property in letters of another script', 'const f = (a: Invoice) => a.राशि;', []],
  ['a property that is gone', 'const f = (a: Invoice) => a.due;', ['2 a.due']],
  ['an optional one that is gone', 'const f = (a: Invoice) => a?.due;', ['2 a.due']],
  ['a read-only variable', 'let b: Readonly<Invoice>;\nb.due;', ['3 b.due']],
  ['another variable', 'today.getTime();', []],
  ['a property of a property', 'const f = (a: Invoice) => c.a.due;', []],
  ['a name that only begins alike', 'let a: InvoiceDraft;\na.due;', []],
  ['a string', `const f = (a: Invoice) => 'a.due // b';`, []],
  ['a comment', 'const f = (a: Invoice) => a.id; // a.due', []],
])('reads %s', (_, code, expected) => {
  expect(usesIn(code)).toEqual(expected);
});

it('finds an import of an interface or a file that was renamed', () => {
  const code = `import type { Bill } from '../generated/bill.model.ts';\nimport { x } from './x.ts';`;

  expect(findMisfits(code, names)).toEqual([
    { line: 1, uses: 'bill.model.ts' },
    { line: 1, uses: 'Bill' },
  ]);
});

it('reads the properties and methods of a region', () => {
  expect(
    propertiesIn(['  /** note: no property */', '  isOverdue?: boolean;', '  readonly paid: boolean;', '']),
  ).toEqual(['isOverdue', 'paid']);
  expect(propertiesIn(['  fee(days: number): number;', '  as?<Unit>(unit: Unit): string;'])).toEqual(['fee', 'as']);
});
