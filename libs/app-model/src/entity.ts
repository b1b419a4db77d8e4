import * as v from 'valibot';

/** What a field can hold. */
export const FIELD_TYPES = ['text', 'integer', 'decimal', 'date', 'boolean', 'choice', 'email', 'relation'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** How many fields an entity of a demo may have. */
export const MAX_FIELDS = 12;

/** The longest name that is taken as typed. */
export const MAX_NAME_LENGTH = 60;

const limit = v.optional(v.pipe(v.number(), v.finite()));

/** Checks a kept or shared field. Names are whatever a person typed: what they become is worked out from them. */
export const fieldSchema = v.strictObject({
  /** Stays the same while the name changes. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  type: v.picklist(FIELD_TYPES),
  required: v.boolean(),
  unique: v.optional(v.boolean()),
  /** Longest text, in characters. */
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000))),
  minimum: limit,
  maximum: limit,
  /** Digits after the decimal point. */
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  choices: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), v.maxLength(12))),
  /** Name of the entity that a relation leads to. */
  target: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))),
});

/** Checks a kept or shared entity. */
export const entitySchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  fields: v.pipe(v.array(fieldSchema), v.maxLength(MAX_FIELDS)),
  /** Rules between two fields, by their ids; one whose fields are gone rests. */
  rules: v.optional(
    v.pipe(
      v.array(v.strictObject({ kind: v.literal('notBefore'), field: v.string(), than: v.string() })),
      v.maxLength(6),
    ),
  ),
});

/** One field of an entity: its name as typed, its type, and its rules. */
export type Field = v.InferOutput<typeof fieldSchema>;

/** A definition: the one thing that everything else is made of. */
export type Entity = v.InferOutput<typeof entitySchema>;

/** Length of a text field that states none. */
export const DEFAULT_MAX_LENGTH = 200;

/** Length of every e-mail field: the longest address that can be delivered to. */
export const EMAIL_MAX_LENGTH = 254;

/** Decimals of a decimal field that states none. */
export const DEFAULT_DECIMALS = 2;

/** A field that says yes or no in a word, so that an empty answer can be told from “no”. */
export const yesNoField = (id: string, name: string): Field => ({
  id,
  name,
  type: 'choice',
  required: true,
  choices: ['yes', 'no'],
});

/** The choices of a field that work: tidied, each once, at least one. */
export function choicesOf({ choices = [] }: Field): readonly [string, ...string[]] {
  const tidy = [...new Set(choices.map((choice) => choice.replace(/\p{C}+/gu, ' ').trim()).filter(Boolean))];
  return tidy.length > 0 ? (tidy as [string, ...string[]]) : ['open'];
}
