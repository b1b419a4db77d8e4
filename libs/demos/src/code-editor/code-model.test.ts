import { parser } from '@lezer/javascript';
import { invoice, type Entity } from '@genmaster/app-model';
import { checkCode } from './check-code.ts';
import { completeCode } from './complete-code.ts';
import { readCode } from './read-code.ts';

const entity: Entity = {
  ...invoice,
  fields: [
    ...invoice.fields,
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'sent', 'paid'] },
    { id: 'note', name: 'Note', type: 'text', required: false },
  ],
};

const factsOf = (code: string) => readCode(parser.parse(code), code, entity);
const problems = (code: string) =>
  checkCode(factsOf(code), code, entity).map(({ rule, line, written, fix }) =>
    [line, rule, written, ...(fix ? [`→ ${fix.insert}`] : [])].join(' '),
  );

/** Returns the completions at the `|` of the code. */
function offered(marked: string) {
  const at = marked.indexOf('|');
  const code = marked.replace('|', '');
  const found = completeCode(factsOf(code), code, at, entity);
  return found && { from: found.from, labels: found.offers.map(({ label }) => label) };
}

const FIELDS = ['number', 'dueDate', 'amount', 'status', 'note'];

describe('code is checked against the model', () => {
  it.each([
    'invoice.amount > 100 && invoice.dueDate < today',
    "invoices.filter(({ status }) => status === 'open').map((one) => one.number)",
    "for (const one of invoices) if (one.status !== 'paid') sum += one.amount;",
    'const first = invoices[0]; first.id;',
    'invoice.note?.length; if (invoice.note) print(invoice.note.length);',
    'invoice.note && invoice.note.trim()',
    'const other = fetchThing(); other.anything.at.all();',
    'function late(invoices, today) { return invoices.filter((i) => i.dueDate < today).length; }',
    'invoices.map((invoice) => ({ wrong: invoice.amount }))',
    '[1, 2].map((invoice) => invoice.amount)',
  ])('%j is valid', (code) => expect(problems(code)).toEqual([]));

  it.each([
    ['invoice.amout', '1 known-field amout → amount'],
    ['invoice.due_date', '1 known-field due_date → dueDate'],
    ['invoice.colour', '1 known-field colour'],
    ['const { dueDat: day } = invoice;', '1 known-field dueDat → dueDate'],
    ['for (const one of invoices) one.totl;', '1 known-field totl'],
    ['invoices.toSorted((a, b) => a.amount - b.amont)', '1 known-field amont → amount'],
    ['invoices.reduce((sum, one) => sum + one.amunt, 0)', '1 known-field amunt → amount'],
    ['invoices.filter((one) => true).find((x) => x).staus', '1 known-field staus → status'],
    ["invoice.amount > '100'", "1 value-type '100' → 100"],
    ['invoice.dueDate < 20260101', '1 value-type 20260101'],
    ["invoice.dueDate < '1 May'", "1 value-type '1 May'"],
    ["invoice.status === 'payed'", "1 known-choice 'payed' → 'paid'"],
    ["'late' === invoice.status", "1 known-choice 'late'"],
    ["invoice.status = 'opn'", "1 known-choice 'opn' → 'open'"],
    ['invoice.note.length', '1 may-be-empty . → ?.'],
    ['const { note } = invoice;\nnote.length', '2 may-be-empty . → ?.'],
  ])('%j: %s', (code, said) => expect(problems(code)).toEqual([said]));

  it('reports where code has a syntax error', () => {
    expect(problems('function late(invoices) {\n  return invoices.filter((one) => one.amount > ;\n}')[0]).toMatch(
      /^2 syntax/,
    );
    expect(problems('const a = (1 + 2')).toEqual([expect.stringMatching(/^1 syntax/)]);
  });

  it('follows the model: the old name of a renamed field is unknown', () => {
    const renamed = {
      ...entity,
      fields: entity.fields.map((one) => (one.id === 'due' ? { ...one, name: 'Pay by' } : one)),
    };
    const code = 'invoice.dueDate';
    expect(checkCode(readCode(parser.parse(code), code, renamed), code, renamed)).toMatchObject([
      { rule: 'known-field', allowed: ['id', 'number', 'payBy', 'amount', 'status', 'note'] },
    ]);
  });
});

describe('the model completes code', () => {
  it.each([
    ['invoice.|', 8],
    ['return invoice.|;', 15],
    ['invoice.am|', 8],
    ['invoices.filter((one) => one.|)', 29],
    ['invoices.map(({ | }) => 1)', 16],
    ['invoices.map(({ amount, | }) => 1)', 24],
    ['const { du| } = invoice;', 8],
    ['invoice.|\nreturn 3;', 8],
    ['if (invoice.| > 3) {', 12],
  ])('%s offers the fields', (marked, from) => {
    const found = offered(marked);
    expect(found).toEqual({ from, labels: FIELDS });
  });

  it('offers the fields in an empty pattern', () => {
    expect(offered('invoices.map(({|}) => 1)')?.labels).toEqual(FIELDS);
  });

  it('offers the choices inside quotes, and elsewhere the variables of the model', () => {
    expect(offered("invoice.status === '|'")?.labels).toEqual(['open', 'sent', 'paid']);
    expect(offered('inv|')).toEqual({ from: 0, labels: ['invoice', 'invoices'] });
    expect(offered('other.|')).toBeNull();
    expect(offered('other.inv|')).toBeNull();
  });
});
