import { describe, expect, it } from '@jest/globals';
import { readSentence } from './read-sentence.ts';

const fieldsOf = (sentence: string) => readSentence(sentence)?.fields.map(({ name, type }) => [name, type]);

describe('a sentence', () => {
  it('becomes an entity in the singular with typed fields', () => {
    expect(readSentence('invoices with number, due date and amount')).toMatchObject({ name: 'Invoice' });
    expect(fieldsOf('invoices with number, due date and amount')).toEqual([
      ['Number', 'text'],
      ['Due date', 'date'],
      ['Amount', 'decimal'],
    ]);
  });

  it.each([
    [
      'A loan has a unique copy code, a due day and optional renewals count.',
      'Loan',
      ['Copy code', 'Due day', 'Renewals count'],
    ],
    ['Categories with name', 'Category', ['Name']],
    ['boxes: weight', 'Box', null],
  ])('%s', (sentence, name, fields) => {
    const read = readSentence(sentence);
    expect(read?.name ?? null).toBe(fields === null ? null : name);
    expect(read?.fields.map((field) => field.name) ?? null).toEqual(fields);
  });

  it('reads unique and optional as rules, and removes them from the name', () => {
    const [code, , count] = readSentence(
      'A loan has a unique copy code, a due day and optional renewals count',
    )!.fields;
    expect(code).toMatchObject({ unique: true, required: true });
    expect(count).toMatchObject({ name: 'Renewals count', required: false, type: 'integer' });
  });

  it.each(['', 'invoices', 'with amount', 'invoices with', 'with, and'])('is refused as unreadable: “%s”', (text) => {
    expect(readSentence(text)).toBeNull();
  });

  it('never has more fields than an entity may have', () => {
    const many = Array.from({ length: 40 }, (_, index) => `word ${index}`).join(', ');
    expect(readSentence(`things with ${many}`)?.fields).toHaveLength(12);
  });
});
