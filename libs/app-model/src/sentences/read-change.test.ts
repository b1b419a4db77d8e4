import { describe, expect, it } from '@jest/globals';
import { safeParse } from 'valibot';
import { entitySchema, type Entity } from '../entity.ts';
import { applyEdit } from './model-edit.ts';
import { readChange } from './read-change.ts';

const invoice: Entity = {
  name: 'Invoice',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 20 },
    { id: 'amount', name: 'Amount', type: 'decimal', required: true, minimum: 0, decimals: 2 },
  ],
};
const keys = (sentence: string) => readChange(sentence, invoice).edits.map(({ key }) => key);
const faults = (sentence: string) =>
  readChange(sentence, invoice).unread.map(({ kind, name }) => `${kind} ${name}`.trim());
const applied = (sentence: string) => readChange(sentence, invoice).edits.reduce(applyEdit, invoice);

describe('a change request as a sentence', () => {
  it.each([
    ['add a due date to invoices', ['add due-date']],
    ['Please add a due date and an optional note to the invoice.', ['add due-date', 'add note']],
    ['give invoices a status (open, sent, paid)', ['add status']],
    ['add a field called order code', ['add order-code']],
    ['remove the amount from invoices', ['remove amount']],
    ['drop amount', ['remove amount']],
    ['rename amount to total', ['rename amount Total']],
    ['call the amount net total', ['rename amount Net total']],
    ['rename invoices to bills', ['renameEntity Bills']],
    ['make the amount optional', ['change amount {"required":false}']],
    ['make invoice amount unique', ['change amount {"unique":true}']],
    ['change amount to be a whole number', ['change amount {"type":"integer"}']],
    ['limit the amount to 5,000', ['change amount {"maximum":5000}']],
    ['the amount must be at least one', ['change amount {"minimum":1}']],
    ['amount between 1 and 500', ['change amount {"minimum":1,"maximum":500}']],
    ['the number has at most 12 characters', ['change number {"maxLength":12}']],
    [
      'number is one of first, second or third',
      ['change number {"type":"choice","choices":["first","second","third"]}'],
    ],
    [
      'add a due date; make the amount optional and then rename number to code',
      ['add due-date', 'change amount {"required":false}', 'rename number Code'],
    ],
  ])('“%s” is split into parts', (sentence, parts) => {
    expect(keys(sentence)).toEqual(parts);
    expect(faults(sentence)).toEqual([]);
    expect(safeParse(entitySchema, applied(sentence)).success).toBe(true);
  });

  it.each([
    ['add a due date to customers', 'noEntity customers'],
    ['add a number', 'known Number'],
    ['remove the colour', 'noField colour'],
    ['make the colour required', 'noField colour'],
    ['improve everything', 'unread'],
  ])('“%s” is refused with a reason', (sentence, fault) => {
    expect(keys(sentence)).toEqual([]);
    expect(faults(sentence)).toEqual([fault]);
  });

  it('can be accepted in part', () => {
    const { edits } = readChange('add a due date and rename amount to total', invoice);
    expect(applyEdit(invoice, edits[0]!).fields.map(({ name }) => name)).toEqual(['Number', 'Amount', 'Due date']);
    expect(applyEdit(invoice, edits[1]!).fields.map(({ name }) => name)).toEqual(['Number', 'Total']);
  });

  it('gives a changed type only the rules of that type', () => {
    expect(applied('make the amount a date').fields[1]).toEqual({
      id: 'amount',
      name: 'Amount',
      required: true,
      type: 'date',
    });
  });

  it('never leaves an entity without fields, and accepts any text', () => {
    const small = { ...invoice, fields: invoice.fields.slice(0, 1) };
    expect(readChange('remove number', small).unread[0]?.kind).toBe('last');
    for (const text of ['', '...', 'add', 'add , and', 'rename to', 'limit', 'make make make', 'नियत तारीख जोड़ें'])
      expect(() => readChange(text, invoice)).not.toThrow();
  });

  it('reads long white space in little time', () => {
    const tabs = '\t'.repeat(75);
    const began = performance.now();
    readChange(`the${tabs}r${tabs} is one of${tabs},u${tabs} or ${tabs}!`, invoice);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

it('reads the other clauses of a sentence with one that is too long', () => {
  const { edits, unread } = readChange(`make the amount ${'very '.repeat(80)}optional; drop amount`, invoice);
  expect(edits.map(({ key }) => key)).toEqual(['remove amount']);
  expect(unread.map(({ kind }) => kind)).toEqual(['unread']);
});
