import fc from 'fast-check';
import * as v from 'valibot';
import { anyEntity } from '../../../testing/entity-arbitrary.ts';
import { changeField } from './entity-edits.ts';
import { booking, invoice } from './examples.ts';
import { byId, recordSchema } from './record-schema.ts';
import { sampleRows } from './sample-rows.ts';

it('makes the same rows each time', () => {
  expect(sampleRows(booking, 20)).toEqual(sampleRows(booking, 20));
});

it('keeps the values of a field that is renamed', () => {
  const amounts = (entity: typeof invoice) => sampleRows(entity, 9).map(({ values }) => values['amount']);

  expect(amounts(changeField(invoice, 'amount', { name: 'Total' }))).toEqual(amounts(invoice));
});

it('keeps every rule of its entity', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const schema = recordSchema(entity, { keyOf: byId });
      for (const { values } of sampleRows(entity, 5)) {
        const present = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? undefined]));
        expect(v.safeParse(schema, present).issues?.map(({ message }) => message)).toBeUndefined();
      }
    }),
  );
});
