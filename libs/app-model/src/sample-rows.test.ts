import fc from 'fast-check';
import * as v from 'valibot';
import { anyEntity } from './testing/entity-arbitrary.ts';
import { changeField } from './entity-edits.ts';
import type { Entity } from './entity.ts';
import { booking, invoice, leaveDays } from './examples.ts';
import { byId, recordSchema } from './record-schema.ts';
import { sampleRows } from './sample-rows.ts';

/** Entities with optional order rules between neighbouring fields. */
const anyRuledEntity = anyEntity.chain((entity) =>
  fc.boolean().map((isRuled): Entity => ({
    ...entity,
    rules: entity.fields.slice(1, isRuled ? 7 : 0).flatMap(({ id, type }, index) => {
      const than = entity.fields[index];
      return than?.type === 'date' && type === 'date' ? [{ kind: 'notBefore', field: id, than: than.id }] : [];
    }),
  })),
);

it('generates the same rows each time', () => {
  expect(sampleRows(booking, 20)).toEqual(sampleRows(booking, 20));
});

it('keeps the values of a renamed field', () => {
  const amounts = (entity: typeof invoice) => sampleRows(entity, 9).map(({ values }) => values['amount']);

  expect(amounts(changeField(invoice, 'amount', { name: 'Total' }))).toEqual(amounts(invoice));
});

it('keeps the rule between two fields: leave ends on its first day, or later', () => {
  const rows = sampleRows(leaveDays, 60).map(({ values }) => ({ first: values['first'], last: values['last'] }));

  expect(rows.filter(({ first, last }) => String(last) < String(first))).toEqual([]);
  expect(rows.filter(({ first, last }) => first !== last).length).toBeGreaterThan(30);
});

it('keeps every rule of its entity', () => {
  fc.assert(
    fc.property(anyRuledEntity, (entity) => {
      const schema = recordSchema(entity, { keyOf: byId });
      for (const { values } of sampleRows(entity, 5)) {
        const present = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? undefined]));
        expect(v.safeParse(schema, present).issues?.map(({ message }) => message)).toBeUndefined();
      }
    }),
  );
});

it.each([
  { type: 'integer', minimum: 0.5, maximum: 1.2 },
  { type: 'integer', minimum: -3.5, maximum: -0.5 },
  { type: 'integer', maximum: -5 },
  { type: 'decimal', minimum: 0.001 },
  { type: 'decimal', minimum: 0.001, maximum: 0.012 },
  { type: 'decimal', minimum: 0.07, maximum: 0.07 },
  { type: 'decimal', decimals: 0, minimum: 0.4, maximum: 2.6 },
] as const)('keeps limits with more decimals than the values have: %j', (limits) => {
  const entity: Entity = { name: 'Reading', fields: [{ id: 'f', name: 'Figure', required: true, ...limits }] };
  const schema = recordSchema(entity, { keyOf: byId });

  for (const { values } of sampleRows(entity, 60)) {
    expect(v.safeParse(schema, values).issues?.map(({ message }) => message)).toBeUndefined();
  }
});

it('never splits a character', () => {
  const texts = sampleRows({ ...invoice, name: '\u{10400}\u{10400}' }, 1).flatMap(({ values }) =>
    Object.values(values),
  );

  expect(texts.filter((text) => /\p{Surrogate}/u.test(String(text)))).toEqual([]);
  expect(texts).toContain('\u{10400}\u{10400}-0001');

  const site = { id: 'site', name: 'साइट का कोड', type: 'text', required: true, maxLength: 12 } as const;
  expect(sampleRows({ name: 'Inspection', fields: [site] }, 1)[0]?.values).toEqual({ site: 'इट का कोड 1' });
});
