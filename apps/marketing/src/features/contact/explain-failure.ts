import { CONTACT_FIELDS } from '@genmaster/site-contract/contract';
import type { ContactTextId } from './contact-texts.ts';
import { toProblem, type ContactProblems } from './contact-values.ts';

/** Returns the id of the text that explains why a message was not sent, as far as it is known. */
export function explainFailure(error: unknown): ContactTextId {
  const { status } = Object(error) as { status?: unknown };
  if (status === 'FETCH_ERROR') return 'failed.unreachable';
  if (status === 'TIMEOUT_ERROR') return 'failed.late';
  if (status === 429) return 'failed.tooMany';
  if (typeof status === 'number' && status >= 500) return 'failed.server';
  return 'failed.unclear';
}

/** Returns the fields that the server refused, with the server’s messages. */
export function refusedFields(error: unknown): ContactProblems {
  const { errors } = Object((Object(error) as { data?: unknown }).data) as { errors?: unknown };
  const refused = (Array.isArray(errors) ? errors : []).map((entry) => Object(entry) as Record<string, unknown>);
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const message = refused.find((entry) => entry['field'] === field)?.['message'];
      return typeof message === 'string' ? [[field, toProblem(field, message)]] : [];
    }),
  );
}
