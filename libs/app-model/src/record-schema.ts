import * as v from 'valibot';
import {
  choicesOf,
  DEFAULT_DECIMALS,
  DEFAULT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  type Entity,
  type Field,
} from './entity.ts';
import { namesOf, type FieldNames } from './names.ts';
import { englishMessages, type RuleMessages } from './rule-messages.ts';
import type { Row } from './values.ts';

/** Schema of one value or of a whole row. */
type Schema<Output = unknown> = v.GenericSchema<unknown, Output>;

/**
 * Returns the schema of an entity’s rows, shared by the form, the import, the API mock and the OpenAPI description.
 *
 * @param keyOf returns the key of a field in the row: `byProperty` for JSON, `byId` for forms with changing labels.
 */
export function recordSchema(
  entity: Entity,
  { keyOf, messages = englishMessages }: { keyOf: (names: FieldNames) => string; messages?: RuleMessages },
): Schema<Record<string, unknown>> {
  const { fields } = namesOf(entity);
  const row = v.strictObject(Object.fromEntries(fields.map((names) => [keyOf(names), valueSchema(names, messages)])));
  return (entity.rules ?? []).reduce<Schema<Record<string, unknown>>>((schema, rule) => {
    const later = fields.find(({ field }) => field.id === rule.field);
    const earlier = fields.find(({ field }) => field.id === rule.than);
    if (!later || !earlier || later.field.type !== earlier.field.type) return schema;
    const [key, other] = [keyOf(later), keyOf(earlier)];
    return v.pipe(
      schema,
      v.rawCheck<Record<string, unknown>>(({ dataset: { value }, addIssue }) => {
        const [a, b] = [(value as Record<string, unknown>)[key], (value as Record<string, unknown>)[other]];
        if (typeof a !== typeof b || a === undefined || (a as string) >= (b as string)) return;
        addIssue({
          message: messages.before(later.label, earlier.label),
          path: [{ type: 'object', origin: 'value', input: value as Record<string, unknown>, key, value: a }],
        });
      }),
    );
  }, row);
}

/** Returns the unique fields whose value another row already has; values and rows by field id. */
export const takenFields = (
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
): readonly FieldNames[] =>
  namesOf(entity).fields.filter(({ field: { id, unique } }) => {
    const value = values[id] ?? null;
    return unique && value !== null && rows.some((row) => row.values[id] === value);
  });

/** Key of a field in JSON, for `recordSchema`. */
export const byProperty = ({ property }: FieldNames): string => property;

/** Key of a field in forms, for `recordSchema`. */
export const byId = ({ field }: FieldNames): string => field.id;

/** Returns the schema of one field. */
export function valueSchema({ field, label }: Pick<FieldNames, 'field' | 'label'>, messages = englishMessages): Schema {
  const schema = requiredSchema(field, { label, messages });
  return field.required || field.type === 'boolean' ? schema : v.optional(schema);
}

/** Limits a text in characters, as JSON Schema and databases count them: an emoji is one, although it is two in script. */
function atMost(limit: number, message: string): v.MaxLengthAction<string, number, string> {
  const inUnits = v.maxLength<string, number, string>(limit, message);
  return {
    ...inUnits,
    '~run': (dataset, config) =>
      dataset.typed && [...dataset.value].length <= limit ? dataset : inUnits['~run'](dataset, config),
  };
}

interface Wording {
  label: string;
  messages: RuleMessages;
}

function requiredSchema(field: Field, { label, messages }: Wording): Schema {
  const missing = messages.missing(label);
  switch (field.type) {
    case 'text': {
      const { maxLength = DEFAULT_MAX_LENGTH } = field;
      return v.pipe(v.string(missing), v.minLength(1, missing), atMost(maxLength, messages.tooLong(label, maxLength)));
    }
    case 'email':
      return v.pipe(
        v.string(missing),
        v.email(messages.noAddress(label)),
        atMost(EMAIL_MAX_LENGTH, messages.tooLong(label, EMAIL_MAX_LENGTH)),
      );
    case 'date':
      return v.pipe(
        v.string(missing),
        v.isoDate(messages.noDay(label)),
        v.check(isDayOfCalendar, messages.noDay(label)),
      );
    case 'boolean':
      return v.boolean(messages.noYesOrNo(label));
    case 'choice': {
      const choices = choicesOf(field);
      return v.picklist(choices, ({ input }) => (input === undefined ? missing : messages.noChoice(label, choices)));
    }
    case 'integer':
      return limited(v.pipe(numberSchema({ label, messages }), v.integer(messages.noWholeNumber(label))), field, {
        label,
        messages,
      });
    case 'decimal': {
      const { decimals = DEFAULT_DECIMALS } = field;
      const fits = v.check((value: number) => hasAtMost(value, decimals), messages.tooManyDecimals(label, decimals));
      return limited(v.pipe(numberSchema({ label, messages }), fits), field, { label, messages });
    }
    case 'relation':
      return requiredSchema({ ...field, type: 'integer', minimum: 1, maximum: undefined }, { label, messages });
    default:
      return field.type satisfies never;
  }
}

const numberSchema = ({ label, messages }: Wording) =>
  v.number(({ input }) => (input === undefined ? messages.missing(label) : messages.noNumber(label)));

/** Limits a number: to the field’s own range, and in any case to the numbers that script keeps exactly. */
function limited(
  schema: v.GenericSchema<unknown, number>,
  { minimum, maximum }: Field,
  { label, messages }: Wording,
): Schema {
  const least = Math.max(minimum ?? -Infinity, Number.MIN_SAFE_INTEGER);
  const most = Math.min(maximum ?? Infinity, Number.MAX_SAFE_INTEGER);
  const [tooSmall, tooLarge] = [messages.tooSmall(label, least), messages.tooLarge(label, most)];
  return v.pipe(
    schema,
    // Only the field’s own limits belong in its JSON Schema.
    minimum === undefined ? v.check((value) => value >= least, tooSmall) : v.minValue(least, tooSmall),
    maximum === undefined ? v.check((value) => value <= most, tooLarge) : v.maxValue(most, tooLarge),
  );
}

/** Tells whether a well-formed date exists: February has no 31st, and no calendar has a year 0. */
function isDayOfCalendar(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCFullYear() > 0 && date.toISOString().slice(0, 10) === text;
}

const hasAtMost = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value;
