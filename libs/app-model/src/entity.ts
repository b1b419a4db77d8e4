import * as v from 'valibot';

/** Types of a field. */
export const FIELD_TYPES = ['text', 'integer', 'decimal', 'date', 'boolean', 'choice', 'email', 'relation'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** Maximum number of fields of an entity in a demo. */
export const MAX_FIELDS = 12;

/** Maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 60;

/** Maximum of a text field’s length, in characters. */
export const MAX_TEXT_LENGTH = 4000;

/** Maximum number of a decimal field’s digits after the point. */
export const MAX_DECIMALS = 6;

/** Maximum number of choices of a field. */
export const MAX_CHOICES = 12;

const limit = v.optional(v.pipe(v.number(), v.finite()));

/** Schema of a stored or shared field. Names are free text; all other names are derived from them. */
export const fieldSchema = v.strictObject({
  /** Stays the same when the name changes. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  type: v.picklist(FIELD_TYPES),
  required: v.boolean(),
  unique: v.optional(v.boolean()),
  /** Maximum length of a text, in characters. */
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TEXT_LENGTH))),
  minimum: limit,
  maximum: limit,
  /** Digits after the decimal point. */
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DECIMALS))),
  choices: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), v.maxLength(MAX_CHOICES))),
  /** Name of the entity that a relation refers to. */
  target: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))),
});

/** Schema of a stored or shared entity. */
export const entitySchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  fields: v.pipe(v.array(fieldSchema), v.maxLength(MAX_FIELDS)),
  /** Rules between two fields, by their ids; a rule has no effect while one of its fields is missing. */
  rules: v.optional(
    v.pipe(
      v.array(v.strictObject({ kind: v.literal('notBefore'), field: v.string(), than: v.string() })),
      v.maxLength(6),
    ),
  ),
});

/** Field of an entity: its name as typed, its type, and its rules. */
export type Field = v.InferOutput<typeof fieldSchema>;

/** Definition from which all results of a demo are generated. */
export type Entity = v.InferOutput<typeof entitySchema>;

/** Maximum length of a text field without its own limit, in characters. */
export const DEFAULT_MAX_LENGTH = 200;

/** Maximum length of every e-mail field: the longest address to which mail can be delivered. */
export const EMAIL_MAX_LENGTH = 254;

/** Decimals of a decimal field without its own number. */
export const DEFAULT_DECIMALS = 2;

/** Returns whether the limits of a whole number keep it within 32 bits. */
export const fits32Bits = ({ minimum = -Infinity, maximum = Infinity }: Field): boolean =>
  minimum >= -(2 ** 31) && maximum < 2 ** 31;

/** Creates a choice field with “yes” and “no”, which distinguishes an empty answer from “no”. */
export const yesNoField = (id: string, name: string): Field => ({
  id,
  name,
  type: 'choice',
  required: true,
  choices: ['yes', 'no'],
});

/** Returns the usable choices of a field: trimmed, without duplicates, at least one. */
export function choicesOf({ choices = [] }: Field): readonly [string, ...string[]] {
  const tidy = [...new Set(choices.map((choice) => choice.replace(/\p{C}+/gu, ' ').trim()).filter(Boolean))];
  return tidy.length > 0 ? (tidy as [string, ...string[]]) : ['open'];
}
