import fc from 'fast-check';
import type { Entity } from './entity.ts';
import { sampleRows } from './sample-rows.ts';
import { checkLines, MAX_LINES, readCsv, suggestMapping, writeRejected } from './import-csv.ts';
import { englishMessages, hindiMessages, type RuleMessages } from './rule-messages.ts';
import { roundTrip } from './round-trip.ts';

const member: Entity = {
  name: 'Member',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 8 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'joined', name: 'Joined', type: 'date', required: true },
    { id: 'fee', name: 'Fee', type: 'decimal', required: false, minimum: 0 },
  ],
};
const HEAD = 'Number;Col2;Joined;Fee';

function check(text: string, corrections: Record<string, string> = {}) {
  const file = readCsv(text);
  return checkLines(member, file, { mapping: suggestMapping(member, file), corrections, stored: [] });
}

it('finds the separator, and matches columns by heading and by content', () => {
  const file = readCsv(`${HEAD}\nM-1;a@example.com;2030-01-01;5.00`);

  expect(file.delimiter).toBe(';');
  expect(suggestMapping(member, file)).toEqual({ number: 0, email: 1, joined: 2, fee: 3 });
});

it.each([
  { named: '\uFEFFsep=;\r\n', delimiter: ';' },
  { named: 'SEP=|\n', delimiter: '|' },
  { named: 'sep=\t\n', delimiter: '\t' },
])('takes the delimiter from the row that names it, %#', ({ named, delimiter }) => {
  const file = readCsv(
    `${named}Number${delimiter}Name, first${delimiter}Place, street\nM-1${delimiter}a, b${delimiter}c, d`,
  );

  expect(file).toMatchObject({ delimiter, headings: ['Number', 'Name, first', 'Place, street'], numbers: [3] });
});

it('validates each line with the rules of the model', () => {
  const lines = check(
    [
      HEAD,
      'M-1;a@example.com;2030-01-01;5.00',
      'M-2;a(at)example.com;2030-02-31;',
      'M-1;b@example.com;2030-01-01;',
      'M-4;c@example.com;2030-01-01;1;one too many',
    ].join('\n'),
  );

  expect(lines.map(({ line, state }) => [line, state])).toEqual([
    [2, 'good'],
    [3, 'fixable'],
    [4, 'fixable'],
    [5, 'rejected'],
  ]);
  expect(Object.keys(lines[1]!.problems)).toEqual(['email', 'joined']);
  expect(lines[2]!.problems).toEqual({ number: 'Number is used by another row. Enter one of its own.' });
});

it.each([
  { line: 'M-1;"a@example.com;2030-01-01;5', en: /opened and never closed/, hi: /कहीं बंद नहीं/ },
  { line: '"M"-1;a@example.com;2030-01-01;5', en: /inside a quoted cell/, hi: /दो लिखें/ },
  { line: 'M-1;a@example.com;2030-01-01;5;6', en: /has 5 cells, the headings are 4/, hi: /5 खाने हैं, शीर्षक 4/ },
])('reports in each language why $line cannot be read', ({ line, en, hi }) => {
  const file = readCsv(`${HEAD}\n${line}`);
  const reasonIn = (messages: RuleMessages) =>
    checkLines(member, file, { mapping: suggestMapping(member, file), corrections: {}, stored: [], messages })[0]!
      .reason;

  expect(reasonIn(englishMessages)).toMatch(en);
  expect(reasonIn(hindiMessages)).toMatch(hi);
});

it('numbers the lines as an editor does: blank rows and breaks inside cells count', () => {
  const file = [
    '',
    HEAD,
    '',
    'M-1;"a@example.com";2030-01-01;',
    '"M\n2";b@example.com;2030-01-01;',
    ' ',
    '"M"-3;c;d;e',
  ].join('\n');
  const lines = check(file, { '4:fee': '5' });

  expect(lines.map(({ line }) => line)).toEqual([4, 5, 8]);
  expect(lines[0]!.values).toMatchObject({ number: 'M-1', fee: 5 });
  expect(lines.map(({ reason }) => reason)).toEqual([null, null, expect.stringContaining('inside a quoted cell')]);
  expect(readCsv(writeRejected(readCsv(file), lines)).lines).toHaveLength(1);
});

it('checks rules between fields, and lets several rows leave a unique field empty', () => {
  const stay: Entity = {
    name: 'Stay',
    fields: [
      { id: 'from', name: 'From', type: 'date', required: true },
      { id: 'to', name: 'To', type: 'date', required: true },
      { id: 'code', name: 'Code', type: 'text', required: false, unique: true },
    ],
    rules: [{ kind: 'notBefore', field: 'to', than: 'from' }],
  };
  const file = readCsv('From,To,Code\n2030-01-02,2030-01-01,\n2030-01-01,2030-01-02,\n2030-01-01,2030-01-03,');
  const stored = [{ from: '2030-05-01', to: '2030-05-01', code: null }];
  const lines = checkLines(stay, file, { mapping: suggestMapping(stay, file), corrections: {}, stored });

  expect(lines.map(({ problems }) => problems)).toEqual([
    { to: 'To is before From. Enter the same or a later value.' },
    {},
    {},
  ]);
});

it('asks for a correction of a line that equals a stored one except for a cell with a problem', () => {
  const file = readCsv(`${HEAD}\nM-1;a@example.com;2030-01-01;5 pairs`);
  const stored = [{ number: 'M-1', email: 'a@example.com', joined: '2030-01-01', fee: null }];
  const [line] = checkLines(member, file, { mapping: suggestMapping(member, file), corrections: {}, stored });

  expect(line!.state).toBe('fixable');
});

it('reserves no value for a line that cannot be stored', () => {
  const lines = check([HEAD, 'M-1;a@example.com;2030-01-01;1;2', 'M-1;a@example.com;2030-01-01;1'].join('\n'));

  expect(lines.map(({ state }) => state)).toEqual(['rejected', 'good']);
});

it('checks a corrected cell again', () => {
  const text = `${HEAD}\nM-1;a(at)example.com;2030-01-01;`;

  expect(check(text)[0]!.state).toBe('fixable');
  expect(check(text, { '2:email': 'a@example.com' })[0]!.state).toBe('good');
});

it('distinguishes a stored line from another line with the same number', () => {
  const file = readCsv(`${HEAD}\nM-1;a@example.com;2030-01-01;\nM-1;b@example.com;2030-01-01;`);
  const stored = [{ number: 'M-1', email: 'a@example.com', joined: '2030-01-01', fee: null }];
  const lines = checkLines(member, file, { mapping: suggestMapping(member, file), corrections: {}, stored });

  expect(lines.map(({ state }) => state)).toEqual(['stored', 'fixable']);
});

it('writes rejected lines with their reasons, and reads that file again', () => {
  const file = readCsv(`${HEAD}\nM-1;a@b;2030-01-01;`);
  const rejected = readCsv(writeRejected(file, check(`${HEAD}\nM-1;a@b;2030-01-01;`)));

  expect(rejected.headings).toEqual([...file.headings, 'Reason']);
  expect(rejected.lines[0]?.at(-1)).toContain('E-mail is no e-mail address.');
});

it('reads a limited number of lines and counts the rest', () => {
  const file = readCsv([HEAD, ...Array.from({ length: MAX_LINES + 3 }, () => 'a;b;c;d')].join('\n'));

  expect([file.lines.length, file.leftOut]).toEqual([MAX_LINES, 3]);
});

it('reads any pasted text without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(() => check(text)).not.toThrow()));
});

it('restores what was written, including texts that look like formulas', () => {
  const stored = [
    ...sampleRows(member, 20).map(({ values }) => values),
    { number: '=1+1', email: 'a@example.com', joined: '2030-01-01', fee: null },
    { number: '=1\nlast', email: 'b@example.com', joined: '2030-01-01', fee: null },
    { number: "'=1+1", email: 'c@example.com', joined: '2030-01-01', fee: null },
  ];

  expect(roundTrip(member, stored)).toEqual({ equal: 23, different: [] });
});
