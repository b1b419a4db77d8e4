import { invoice } from '@genmaster/app-model';
import { answerCall } from '@genmaster/app-model';
import { endpointsOf, openApiOf, type JsonSchema } from '@genmaster/app-model';
import { sampleRows } from '@genmaster/app-model';
import { createTranslate, type LanguageCode } from '@genmaster/i18n';
import { messages as callsInHindi } from '@genmaster/i18n/messages/api-preview.hi';
import { oneLine } from '../one-line.ts';

/** The demo’s invoice, one field per line. */
export const invoiceListing = `{
  "name": ${JSON.stringify(invoice.name)},
  "fields": [
${invoice.fields.map((field) => `    ${oneLine(field)}`).join(',\n')}
  ]
}`;

/** The calls of the invoice, each with its planned permission and the responses in its description. */
export const endpointRows = (language: LanguageCode): readonly (readonly string[])[] =>
  endpointsOf(invoice).map(({ method, path, purpose }, index) => {
    const verbs = { GET: 'read', POST: 'create', PATCH: 'change', DELETE: 'delete' };
    const purposes = { en: purpose, hi: HINDI_PURPOSES[index]! };
    const { responses } = operationOf(path, method);
    return [
      method,
      `\`${path}\``,
      purposes[language],
      `\`invoice:${verbs[method]}\``,
      Object.keys(responses).join(', '),
    ];
  });

const tHindi = createTranslate('hi', callsInHindi);

/** What the five endpoints are for, in the words of the demo. */
const HINDI_PURPOSES = (['list', 'create', 'read', 'change', 'delete'] as const).map((call) =>
  tHindi(`purpose.${call}`, { name: 'इनवॉइस' }),
);

/** Returns the response of the demo’s mock to a call, as sent over the network. */
export function sampleCall({ method, path, body }: { method: string; path: string; body?: JsonSchema }): string {
  const answer = answerCall(invoice, sampleRows(invoice, 6), { method, path, body: body ? JSON.stringify(body) : '' });
  const isProblem = answer.status >= 400;
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: api.example.com',
    ...(body ? ['Content-Type: application/json', '', oneLine(body)] : []),
    '',
    `HTTP/1.1 ${answer.status} ${isProblem ? 'Unprocessable Content' : 'OK'}`,
    `Content-Type: application/${isProblem ? 'problem+json' : 'json'}`,
    '',
    printList(answer.body as JsonSchema),
  ].join('\n');
}

/**
 * Returns the API description of creating an invoice: a complete document of one call, with everything it refers to.
 */
export function describedCreate(): string {
  const { openapi, info, components } = openApiOf(invoice) as Record<string, JsonSchema>;
  const { InvoiceInput, Invoice, Problem } = components!['schemas'] as Record<string, JsonSchema>;
  const paths = { '/invoices': { post: operationOf('/invoices', 'POST') } };
  return JSON.stringify({ openapi, info, paths, components: { schemas: { InvoiceInput, Invoice, Problem } } }, null, 2);
}

function operationOf(path: string, method: string): { responses: JsonSchema } {
  const { paths } = openApiOf(invoice) as { paths: Record<string, Record<string, { responses: JsonSchema }>> };
  return paths[path]![method.toLowerCase()]!;
}

/** Prints a response with each entry of its list on a line. */
function printList(answer: JsonSchema): string {
  const parts = Object.entries(answer).map(([key, value]) =>
    Array.isArray(value)
      ? `  "${key}": [\n${value.map((entry) => `    ${oneLine(entry)}`).join(',\n')}\n  ]`
      : `  "${key}": ${JSON.stringify(value)}`,
  );
  return `{\n${parts.join(',\n')}\n}`;
}
