import { describe, expect, it } from '@jest/globals';
import { safeParse } from 'valibot';
import { entitySchema } from '../entity.ts';
import { modelOf } from './model-of-items.ts';
import { readRequirements } from './read-requirements.ts';
import type { RequirementItem } from './reading.ts';

/** The seven sentences of the requirements page. */
const INVOICES = `S1  A clerk records invoices with a number, a due date and an amount.
S2  Each invoice belongs to one customer.
S3  A customer has a name and an email.
S4  The amount must be greater than zero.
S5  A manager approves invoices above 10,000 quickly.
S6  Paid invoices cannot be changed.
S7  A clerk can correct any invoice.`;

const short = (item: RequirementItem): string => {
  const from = item.from.map(({ sentence }) => `S${sentence}`).join(' ');
  switch (item.kind) {
    case 'role':
      return `role ${item.role} ${item.does.join()} ${from}`;
    case 'field':
    case 'relation':
      return `${item.kind} ${item.entity}.${item.field.id} ${item.field.type} ${from}`;
    default:
      return `${item.kind} ${item.entity} ${from}`;
  }
};
const found = (text: string) => readRequirements(text).items.map(short);
const gaps = (text: string) =>
  readRequirements(text).gaps.map(
    ({ kind, from }) => `${kind} ${[...new Set(from.map(({ sentence }) => sentence))].join()}`,
  );

describe('the sample on the page', () => {
  it('gives the fourteen items that the page lists, each with its sentence', () => {
    expect(found(INVOICES)).toEqual([
      'entity Invoice S1 S2',
      'entity Customer S2 S3',
      'field Invoice.number text S1',
      'field Invoice.due-date date S1',
      'field Invoice.amount decimal S1',
      'field Customer.name text S3',
      'field Customer.email email S3',
      'field Invoice.status choice S6',
      'relation Invoice.customer relation S2',
      'limit Invoice S4',
      'approval Invoice S5',
      'forbid Invoice S6',
      'role Clerk record,correct S1 S7',
      'role Manager approve S5',
    ]);
  });

  it('leaves open the six questions that the page lists', () => {
    expect(gaps(INVOICES)).toEqual(['contradiction 6,7', 'vague 5', 'currency 1', 'whoSets 6', 'refusal 5', 'key 1']);
  });

  it('creates a model with the limits from the sentences', () => {
    const [invoice, customer] = modelOf(readRequirements(INVOICES).items);
    expect(invoice).toMatchObject({
      name: 'Invoice',
      fields: [
        { id: 'number', type: 'text', unique: true, maxLength: 20 },
        { id: 'due-date', type: 'date' },
        { id: 'amount', type: 'decimal', minimum: 0.01 },
        { id: 'status', choices: ['open', 'paid'] },
        { id: 'customer', type: 'relation', target: 'Customer' },
      ],
    });
    expect(customer?.fields.map(({ type }) => type)).toEqual(['text', 'email']);
  });

  it('removes a refused item and the items that depend on it', () => {
    const { items } = readRequirements(INVOICES);
    const [invoice] = modelOf(items.filter(({ key }) => key !== 'field Invoice amount'));
    expect(invoice?.fields.map(({ id }) => id)).toEqual(['number', 'due-date', 'status', 'customer']);
  });
});

describe('other sentences', () => {
  it('reads a request by a person', () => {
    expect(
      found('As a guest, I want to book rooms with a first night, a last night and a note of at most 300 characters.'),
    ).toEqual([
      'entity Room S1',
      'field Room.first-night date S1',
      'field Room.last-night date S1',
      'field Room.note text S1',
      'role Guest book S1',
    ]);
  });

  it('reads limits, choices and an order of dates', () => {
    const text = `A leave request has a first day, a last day, a number of days and a status.
The last day must not be before the first day.
The number of days must be between 1 and 30.
The status is open, approved or refused.`;
    const [leave] = modelOf(readRequirements(text).items);
    expect(leave).toMatchObject({
      name: 'Leave request',
      fields: [
        { type: 'date' },
        { type: 'date' },
        { name: 'Number of days', type: 'integer', minimum: 1, maximum: 30 },
        { type: 'choice', choices: ['open', 'approved', 'refused'] },
      ],
      rules: [{ kind: 'notBefore', field: 'last-day', than: 'first-day' }],
    });
  });

  it('reads a one-to-many relation, and choices in brackets', () => {
    const [project, task] = modelOf(
      readRequirements('A project has a name and many tasks. A task has a title and a state (open, done).').items,
    );
    expect(project?.fields.map(({ id }) => id)).toEqual(['name']);
    expect(task?.fields).toMatchObject([
      { id: 'title' },
      { choices: ['open', 'done'] },
      { type: 'relation', target: 'Project' },
    ]);
  });

  it('asks about conflicting limits, missing descriptions and unreadable sentences', () => {
    expect(gaps('A member borrows copies.\nMuch joy to all.')).toEqual(['noFields 1', 'unread 2']);
    expect(
      gaps('A loan has renewals count. The renewals count is at most 3. The renewals count must be at most 5.'),
    ).toEqual(['twoLimits 2,3', 'noPerson 1']);
  });

  it.each([
    'A rate must be greater than 0.05.',
    `A count must be at least ${'9'.repeat(230)}.`,
    'A title must be at most 2.5 characters.',
    `A state is ${'very '.repeat(14)}open or done.`,
  ])('gives a valid model for “%s”', (rule) => {
    const things = 'a rate, a number of counts, a count, a title and a state';
    const models = modelOf(readRequirements(`A case has ${things}.\n${rule}`).items);

    expect(models.map((entity) => safeParse(entitySchema, entity).success)).toEqual([true]);
    expect(JSON.stringify(models)).toContain(rule.includes('0.05') ? '"minimum":0.06' : 'Case');
  });

  it('gives a valid model for a long name and a long list in brackets', () => {
    const long = 'abcdefghij'.repeat(8);
    const models = modelOf(
      readRequirements(`A ${long} has a ${long}, a kind (${long}, b) and a note up to 2.5 characters.`).items,
    );

    expect(models.map((entity) => safeParse(entitySchema, entity).issues?.map(({ message }) => message))).toEqual([
      undefined,
    ]);
  });

  it('accepts any text without an error', () => {
    for (const text of [
      '',
      '   ',
      '...',
      '((((',
      'has has has',
      'a'.repeat(4000),
      'बिना नियम का वाक्य।',
      'A has a, and, ; of with',
    ])
      expect(() => modelOf(readRequirements(text).items)).not.toThrow();
  });

  it('reads long white space in little time', () => {
    const began = performance.now();
    readRequirements(`no ${'\t'.repeat(3_990)}s`);
    readRequirements(
      `the${'\t'.repeat(700)}r${'\t'.repeat(700)} is one of${'\t'.repeat(700)},u or${'\t'.repeat(700)}:`,
    );
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('a sentence beyond the maximum length', () => {
  const long = `A customer has a ${'very '.repeat(80)}long name.`;

  it('is an open question, and nothing is read from it', () => {
    const { items, gaps } = readRequirements(`${long}\nAn invoice has a number.`);
    expect(items.map(short)).toEqual(['entity Invoice S2', 'field Invoice.number text S2']);
    expect(gaps.filter(({ kind }) => kind === 'unread').map(({ from }) => from[0]?.sentence)).toEqual([1]);
  });
});
