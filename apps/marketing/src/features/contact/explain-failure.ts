import { CONTACT_FIELDS } from '@genmaster/auth-client/contract';
import type { ContactProblems } from './contact-values.ts';

/** Says in words why a message was not sent, as far as that is known. */
export function explainFailure(error: unknown): string {
  const { status } = Object(error) as { status?: unknown };
  if (status === 'FETCH_ERROR') return 'The server could not be reached. Check your connection and send again.';
  if (status === 'TIMEOUT_ERROR')
    return 'The server did not answer in time, and the message may or may not have arrived. Sending it twice does no harm.';
  if (status === 429)
    return 'Several messages came from your connection within a minute. Wait a minute and send again.';
  if (typeof status === 'number' && status >= 500)
    return 'The server could not store the message. Wait a moment and send again.';
  return 'The server’s answer could not be understood. Wait a moment and send again.';
}

/** The fields that the server refused, in its words. */
export function refusedFields(error: unknown): ContactProblems {
  const { errors } = Object((Object(error) as { data?: unknown }).data) as { errors?: unknown };
  const refused = (Array.isArray(errors) ? errors : []).map((entry) => Object(entry) as Record<string, unknown>);
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const message = refused.find((entry) => entry['field'] === field)?.['message'];
      return typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}
