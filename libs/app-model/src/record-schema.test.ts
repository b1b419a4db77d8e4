import * as v from 'valibot';
import type { Field } from './entity.ts';
import { invoice } from './examples.ts';
import { byProperty, recordSchema, valueSchema } from './record-schema.ts';
import { hindiMessages } from './rule-messages.ts';
import { readValue } from './values.ts';

const of = (field: Partial<Field>): Field => ({ id: 'f', name: 'Figure', type: 'text', required: true, ...field });

/** Returns the error message for typed text; `null` when the field accepts it. */
const said = (field: Field, typed: string): string | null =>
  v.safeParse(valueSchema({ field, label: 'Figure' }), readValue(field, typed)).issues?.[0].message ?? null;

it.each<{ rule: string; field: Partial<Field>; good: string; bad: string; message: string }>([
  { rule: 'required', field: {}, good: 'a', bad: '  ', message: 'Figure is empty. Enter a value.' },
  {
    rule: 'length',
    field: { maxLength: 3 },
    good: 'abc',
    bad: 'abcd',
    message: 'Figure is too long. Use at most 3 characters.',
  },
  {
    rule: 'length in characters, as the API description counts them',
    field: { maxLength: 3 },
    good: '😀😀😀',
    bad: '😀😀😀😀',
    message: 'Figure is too long. Use at most 3 characters.',
  },
  {
    rule: 'a number',
    field: { type: 'decimal' },
    good: '12.5',
    bad: '12 pairs',
    message: 'Figure is no number. Enter digits, with a point before decimals.',
  },
  {
    rule: 'a whole number',
    field: { type: 'integer' },
    good: '-3',
    bad: '1.5',
    message: 'Figure has decimals. Enter a whole number.',
  },
  {
    rule: 'decimals',
    field: { type: 'decimal', decimals: 2 },
    good: '0.07',
    bad: '0.075',
    message: 'Figure has too many decimals. Use at most 2.',
  },
  {
    rule: 'a least value',
    field: { type: 'decimal', minimum: 0 },
    good: '0',
    bad: '-1',
    message: 'Figure is too small. Enter 0 or more.',
  },
  {
    rule: 'a largest value',
    field: { type: 'integer', maximum: 30 },
    good: '30',
    bad: '31',
    message: 'Figure is too large. Enter 30 or less.',
  },
  {
    rule: 'a whole number that script keeps exactly',
    field: { type: 'integer' },
    good: '9007199254740991',
    bad: '9007199254740993',
    message: 'Figure is too large. Enter 9007199254740991 or less.',
  },
  {
    rule: 'a decimal that a database column holds',
    field: { type: 'decimal', minimum: -1e300 },
    good: '-9007199254740991',
    bad: '-10000000000000000',
    message: 'Figure is too small. Enter -9007199254740991 or more.',
  },
  {
    rule: 'a number of another row',
    field: { type: 'relation' },
    good: '9007199254740991',
    bad: '9007199254740993',
    message: 'Figure is too large. Enter 9007199254740991 or less.',
  },
  {
    rule: 'a year that databases know',
    field: { type: 'date' },
    good: '0001-01-01',
    bad: '0000-12-31',
    message: 'Figure is no day of the calendar. Enter it as year-month-day.',
  },
  {
    rule: 'a day of the calendar',
    field: { type: 'date' },
    good: '2028-02-29',
    bad: '2027-02-29',
    message: 'Figure is no day of the calendar. Enter it as year-month-day.',
  },
  {
    rule: 'an address',
    field: { type: 'email' },
    good: 'a@example.com',
    bad: 'a@',
    message: 'Figure is no e-mail address. Enter one such as name@example.com.',
  },
  {
    rule: 'a list',
    field: { type: 'choice', choices: ['open', 'sent'] },
    good: 'sent',
    bad: 'lost',
    message: 'Figure is not on the list. Choose one of: open, sent.',
  },
  {
    rule: 'yes or no',
    field: { type: 'boolean' },
    good: 'yes',
    bad: 'perhaps',
    message: 'Figure is neither yes nor no. Enter one of them.',
  },
])('keeps $rule', ({ field, good, bad, message }) => {
  expect(said(of(field), good)).toBeNull();
  expect(said(of(field), bad)).toBe(message);
});

it('accepts an empty optional field, and checks its value otherwise', () => {
  const field = of({ type: 'integer', required: false });

  expect(said(field, '')).toBeNull();
  expect(said(field, 'x')).not.toBeNull();
});

it('refuses a field that is not in the definition', () => {
  const row = { number: 'A', dueDate: '2030-01-01', amount: 1 };
  const schema = recordSchema(invoice, { keyOf: byProperty });

  expect(v.is(schema, row)).toBe(true);
  expect(v.is(schema, { ...row, paid: true })).toBe(false);
});

it('writes Hindi messages that fit labels of both genders', () => {
  const said = Object.values(hindiMessages).map((message: (...words: never[]) => string) =>
    message(...(['राशि', ['5']] as never[])),
  );

  expect(said.filter((text) => /(?:बड़|छोट|लंब|खाली होत|गलत होत)[ािी]/.test(text))).toEqual([]);
});

it('has the same messages in Hindi', () => {
  const schema = valueSchema({ field: of({}), label: 'संख्या' }, hindiMessages);

  expect(v.safeParse(schema, undefined).issues?.[0].message).toBe('संख्या खाली है। कोई मान भरें।');
});

it.each<{ type: Field['type']; typed: string; value: unknown }>([
  { type: 'decimal', typed: '-१२.५', value: -12.5 },
  { type: 'integer', typed: '१२', value: 12 },
  { type: 'date', typed: '२०३०-११-१८', value: '2030-11-18' },
  { type: 'text', typed: 'चालान १२', value: 'चालान १२' },
  { type: 'integer', typed: '१२ जोड़ी', value: '१२ जोड़ी' },
])('reads $typed as $type', ({ type, typed, value }) => {
  expect(readValue(of({ type }), typed)).toBe(value);
});
