import fc from 'fast-check';
import { FIELD_TYPES, type Entity, type Field } from '../entity.ts';

/** Any text that a person could type, and attempts at an attack. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '   ',
    'select',
    'Order',
    'id',
    'ID',
    'constructor',
    '__proto__',
    'नाम',
    '名前',
    "Robert'); DROP TABLE invoice;--",
    '"quoted"',
    '`tick`',
    '[bracket]',
    'back\\slash',
    "'",
    '\u0000',
    '1',
    'a'.repeat(60),
    'é'.repeat(60),
  ),
);

const field = (index: number): fc.Arbitrary<Field> =>
  fc.record(
    {
      id: fc.constant(`f${index}`),
      name: typed,
      type: fc.constantFrom(...FIELD_TYPES),
      required: fc.boolean(),
      unique: fc.boolean(),
      maxLength: fc.integer({ min: 1, max: 4000 }),
      minimum: fc.integer({ min: -1000, max: 1000 }),
      decimals: fc.integer({ min: 0, max: 6 }),
      choices: fc.array(typed, { maxLength: 5 }),
      target: typed,
    },
    { requiredKeys: ['id', 'name', 'type', 'required'] },
  );

/** Entities with any names, types and limits. */
export const anyEntity: fc.Arbitrary<Entity> = fc.record({
  name: typed,
  fields: fc
    .integer({ min: 1, max: 8 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => field(index)))),
});
