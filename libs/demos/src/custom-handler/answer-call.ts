import { byId, namesOf, recordOf, recordSchema, sampleRows, type Entity } from '@genmaster/app-model';
import type { Json, ScriptOutcome } from '@genmaster/app-model/script';
import * as v from 'valibot';
import type { CustomHandlerState, Endpoint, HandlerAnswer } from './endpoint.ts';

/** Number of sample rows on the generated side. */
export const ROWS = 6;

/** Name of the function that a handler declares. */
export const HANDLER_NAME = 'handle';

/** Arguments of a call that reaches the handler, or the response to one that does not. */
export type PreparedCall = { args: readonly Json[] } | { refused: HandlerAnswer };

const answer = (
  status: number,
  kind: HandlerAnswer['kind'],
  { body, name = '', line = 0, printed = '' }: { body: unknown; name?: string; line?: number; printed?: string },
): HandlerAnswer => ({ status, kind, body: JSON.stringify(body, null, 2), name, line, printed });

/** Runs the steps before every handler: finds the row, parses the body, and validates it against the declared type. */
export function prepareCall({ base, endpoint, id, body }: CustomHandlerState): PreparedCall {
  const row = sampleRows(base, ROWS).find((one) => String(one.id) === id.trim());
  if (!row) return { refused: answer(404, 'noRow', { body: { title: `No row has the id ${id.trim() || '–'}.` } }) };
  const input = parse(body);
  if (input === undefined)
    return { refused: answer(400, 'noJson', { body: { title: 'The body is not valid JSON.' } }) };
  const errors = breachesOf(endpoint.input, input);
  if (errors.length > 0) {
    return { refused: answer(422, 'inputRule', { body: { title: 'The body breaks a rule.', errors } }) };
  }
  return { args: [input as Json, recordOf(namesOf(base).fields, row) as Json] };
}

/** Turns the outcome of a handler into a response: of the declared type, a declared error, or a reported fault. */
export function answerOf(endpoint: Endpoint, outcome: ScriptOutcome): HandlerAnswer {
  const printed = outcome.output.join('\n').slice(0, 20_000);
  if (outcome.kind === 'limit') {
    return answer(503, 'limit', {
      body: { title: 'The handler has used up its share.' },
      name: outcome.limit,
      printed,
    });
  }
  if (outcome.kind === 'problem') {
    const { name, message, line } = outcome.problem;
    const declared = endpoint.errors.find((error) => error.name === name);
    if (declared)
      return answer(declared.status, 'declared', { body: { title: message, error: name }, name, line, printed });
    const kind = name === 'SyntaxError' ? 'unreadable' : 'undeclared';
    // An unexpected error goes to the handler’s log, not to the caller.
    const said = [printed, `${name}: ${message}`].filter(Boolean).join('\n');
    return answer(500, kind, {
      body: { title: 'The endpoint failed.' },
      name: name.slice(0, 100),
      line,
      printed: said,
    });
  }
  const errors = breachesOf(endpoint.output, outcome.result);
  if (errors.length === 0) return answer(200, 'done', { body: outcome.result, printed });
  const said = [printed, ...errors.map(({ message }) => message)].filter(Boolean).join('\n');
  return answer(500, 'answerRule', {
    body: { title: 'The endpoint failed.' },
    name: endpoint.output.name,
    printed: said,
  });
}

/** Lists every rule of a type that a value breaks. */
function breachesOf(entity: Entity, value: unknown): { field: string; message: string }[] {
  const { fields } = namesOf(entity);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ field: '', message: 'An object is expected.' }];
  }
  const given = new Map(Object.entries(value));
  const unknown = [...given.keys()].filter((key) => fields.every(({ property }) => property !== key));
  const byField = Object.fromEntries(fields.map(({ field, property }) => [field.id, given.get(property) ?? undefined]));
  const { issues = [] } = v.safeParse(recordSchema(entity, { keyOf: byId }), byField);
  const propertyOf = (id: string) => fields.find(({ field }) => field.id === id)?.property ?? id;
  return [
    ...issues.map((issue) => ({ field: propertyOf(v.getDotPath(issue) ?? ''), message: issue.message })),
    ...unknown.map((field) => ({ field, message: `“${field}” is not part of the type. Leave it out, or declare it.` })),
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
