import { CONTACT_FIELDS, contactRules, type ContactRule } from '@genmaster/site-contract/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { ProblemError } from '../../plugins/problems.ts';

/**
 * Creates the error for an invalid message with the texts of the form’s own rules, so that the page can show them
 * beside the field.
 */
export function refuseContactMessage(failures: readonly FastifySchemaValidationError[], part?: string): ProblemError {
  if (part === 'headers') {
    const message = 'is no UUID in lower case';
    return new ProblemError(400, `Nothing was stored: the idempotency key ${message}.`, {
      errors: [{ field: 'idempotency-key', message }],
    });
  }
  const errors = failures.map((failure) => {
    const { missingProperty, additionalProperty } = failure.params as Record<string, string | undefined>;
    const name = failure.instancePath.slice(1) || (missingProperty ?? additionalProperty ?? 'body');
    const field = CONTACT_FIELDS.find((known) => known === name);
    if (!field) return { field: name.slice(0, 100), message: 'The form has no such field.' };
    const { message, tooLong = message }: ContactRule = contactRules.fields[field];
    return { field, message: failure.keyword === 'maxLength' ? tooLong : message };
  });
  const named = errors.map(({ field, message }) => `${field}: ${message}`).join(' ');
  return new ProblemError(400, `The message was refused. ${named}`, { errors });
}
