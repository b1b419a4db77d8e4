import { booking, invoice, type Entity, type Field } from '@genmaster/app-model';
import { compareContracts, nextVersion } from './compare-contracts.ts';
import { callAsBefore, compareSide, SIDES, writeSide } from './contract-sides.ts';

const edit = (entity: Entity, id: string, change: Partial<Field>): Entity => ({
  ...entity,
  fields: entity.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
});
const kinds = (before: Entity, after: Entity) =>
  compareContracts(before, after).map(({ kind, verdict }) => `${kind}: ${verdict}`);

it('names the changes that break senders and readers', () => {
  expect(kinds(edit(invoice, 'due', { required: false }), invoice)).toEqual(['required: breaking']);
  expect(kinds(invoice, edit(invoice, 'due', { required: false }))).toEqual(['optional: breaking']);
  expect(kinds(invoice, { ...invoice, fields: invoice.fields.slice(1) })).toEqual(['removed: breaking']);
  expect(kinds(invoice, edit(invoice, 'amount', { name: 'Total' }))).toEqual(['renamed: breaking']);
  expect(kinds(invoice, edit(invoice, 'amount', { type: 'text' }))).toEqual(['type: breaking']);
  expect(kinds(invoice, edit(invoice, 'number', { maxLength: 10 }))).toEqual(['narrowed: breaking']);
  expect(kinds(invoice, { ...invoice, name: 'Bill' })).toEqual(['path: breaking']);
  expect(kinds(booking, edit(booking, 'rate', { choices: ['standard'] }))).toEqual(['choicesGone: breaking']);
});

it('accepts changes that no caller notices', () => {
  const note: Field = { id: 'note', name: 'Note', type: 'text', required: false };

  expect(kinds(invoice, { ...invoice, fields: [...invoice.fields, note] })).toEqual(['added: safe']);
  expect(kinds(invoice, edit(invoice, 'number', { unique: false }))).toEqual(['notUnique: safe']);
  expect(kinds(invoice, { ...invoice, fields: invoice.fields.toReversed() })).toEqual([]);
  expect(kinds(invoice, edit(invoice, 'number', { maxLength: 40 }))).toEqual(['widened: careful']);
  expect(kinds(booking, edit(booking, 'nights', { minimum: 0, maximum: 20 }))).toEqual([
    'widened: careful',
    'narrowed: breaking',
  ]);
});

it('counts versions by breaking changes', () => {
  expect(nextVersion('1.4', [])).toBe('1.4');
  expect(nextVersion('1.4', compareContracts(invoice, edit(invoice, 'number', { unique: false })))).toBe('1.5');
  expect(nextVersion('1.4', compareContracts(invoice, { ...invoice, name: 'Bill' }))).toBe('2.0');
});

it('returns to an old client what the new rules allow', () => {
  const optional = edit(invoice, 'due', { required: false });

  expect(callAsBefore(invoice, invoice).status).toBe(201);
  expect(callAsBefore(optional, invoice)).toMatchObject({ status: 422 });
  expect(callAsBefore(optional, invoice).body).toContain('Due date is empty.');
  expect(callAsBefore(invoice, { ...invoice, name: 'Bill' }).status).toBe(404);
});

it.each(SIDES)('shows the %s in step with the definition', (side) => {
  const renamed = edit(invoice, 'amount', { name: 'Total' });

  expect(compareSide(invoice, invoice, side)).toEqual({ code: writeSide(invoice, side), isChanged: false });
  expect(compareSide(invoice, renamed, side).isChanged).toBe(true);
  expect(compareSide(invoice, renamed, side).code).toMatch(/^[+].*total/im);
});

it('writes a client that marks optional fields', () => {
  expect(writeSide(booking, 'client')).toContain('rate: "standard" | "flexible";');
  expect(writeSide(edit(invoice, 'due', { required: false }), 'client')).toContain('  dueDate?: string;');
});
