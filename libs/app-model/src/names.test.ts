import fc from 'fast-check';
import { anyEntity } from './testing/entity-arbitrary.ts';
import { invoice } from './examples.ts';
import { namesOf } from './names.ts';

it('writes a name in the notation of each target', () => {
  const { schema, path, table, fields } = namesOf(invoice);

  expect({ schema, path, table }).toEqual({ schema: 'Invoice', path: 'invoices', table: 'invoice' });
  expect(fields.map(({ label, property, column }) => [label, property, column])).toEqual([
    ['Number', 'number', 'number'],
    ['Due date', 'dueDate', 'due_date'],
    ['Amount', 'amount', 'amount'],
  ]);
});

it.each([
  { typed: '', table: 'entity', path: 'entities' },
  { typed: 'RoomBooking', table: 'room_booking', path: 'room-bookings' },
  { typed: 'Café visit!', table: 'café_visit', path: 'cafe-visits' },
  { typed: 'चालान', table: 'चालान', path: 'entities' },
  { typed: 'Box', table: 'box', path: 'boxes' },
])('makes “$typed” the table $table at /$path', ({ typed, table, path }) => {
  expect(namesOf({ ...invoice, name: typed })).toMatchObject({ table, path });
});

it('gives every field a unique name of letters, digits and underscores', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const { fields, table } = namesOf(entity);
      const columns = ['id', ...fields.map(({ column }) => column.toLowerCase())];
      const properties = ['id', ...fields.map(({ property }) => property)];

      expect(new Set(columns).size).toBe(columns.length);
      expect(new Set(properties).size).toBe(properties.length);
      for (const name of [table, ...columns]) {
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}_]+$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(63);
      }
    }),
  );
});

it('writes the identifiers of a description in Latin letters and digits', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const { schema, path } = namesOf(entity);

      expect(schema).toMatch(/^[A-Za-z0-9]+$/);
      expect(path).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});
