import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * Turns a contract's schema into the JSON schema that validates, serialises and documents a route.
 *
 * A schema with a rule that JSON schema cannot express stops the server at
 * start: a rule that looks checked and is not would be worse.
 */
export function jsonSchema(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _dialect, ...plain } = toJsonSchema(schema, { target: 'draft-07', errorMode: 'throw' });
  return plain;
}
