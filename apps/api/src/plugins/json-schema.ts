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
      // A JSON schema has no flags, and its patterns are read with this one.
      const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
      if (type !== 'regex' || !(requirement instanceof RegExp) || requirement.flags !== 'u') return undefined;
      return { ...jsonSchema, pattern: requirement.source };
    },
  });
  return plain;
}
