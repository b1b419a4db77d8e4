import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * Converts a contract's schema to the JSON schema that validates, serialises and documents a route.
 *
 * A schema with a rule that JSON schema cannot express throws at start: a rule that is silently not checked would be
 * worse.
 */
export function jsonSchema(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _dialect, ...plain } = toJsonSchema(schema, {
    target: 'draft-07',
    errorMode: 'throw',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
      // A JSON schema counts the Unicode characters of a text.
      if (type === 'max_code_points') return { ...jsonSchema, maxLength: Number(requirement) };
      if (type === 'min_code_points') return { ...jsonSchema, minLength: Number(requirement) };
      // A JSON schema has no flags, and its patterns are read with this one.
      if (type !== 'regex' || !(requirement instanceof RegExp) || requirement.flags !== 'u') return undefined;
      return { ...jsonSchema, pattern: requirement.source };
    },
  });
  return plain;
}
