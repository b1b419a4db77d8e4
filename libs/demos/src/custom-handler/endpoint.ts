import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** Maximum number of errors that an endpoint of the demo may declare. */
export const MAX_ERRORS = 4;

/** Maximum length of a handler, in characters. */
export const MAX_HANDLER = 4000;

/** Methods that a handler may have. */
export const METHODS = ['POST', 'PATCH', 'PUT'] as const;

/** HTTP statuses that an error of a handler may have. */
export const ERROR_STATUSES = [403, 404, 409, 410, 422] as const;

/** Schema of an endpoint’s declaration. Typed values are validated where they are used. */
export const endpointSchema = v.strictObject({
  method: v.picklist(METHODS),
  path: v.pipe(v.string(), v.maxLength(120)),
  purpose: v.pipe(v.string(), v.maxLength(120)),
  input: entitySchema,
  output: entitySchema,
  /** Errors that the handler may throw, by name. */
  errors: v.pipe(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(40)), status: v.picklist(ERROR_STATUSES) })),
    v.maxLength(MAX_ERRORS),
  ),
});

/** Declaration of an endpoint: its address, its input and output types, and its errors. */
export type Endpoint = v.InferOutput<typeof endpointSchema>;

/** Schema of a kept response. */
export const answerSchema = v.strictObject({
  status: v.number(),
  kind: v.picklist([
    'done',
    'noJson',
    'noRow',
    'inputRule',
    'declared',
    'undeclared',
    'unreadable',
    'answerRule',
    'limit',
  ]),
  body: v.pipe(v.string(), v.maxLength(30_000)),
  /** Name of the thrown error, or of the limit. */
  name: v.pipe(v.string(), v.maxLength(200)),
  /** Line of the handler where the error was thrown; 0 for none. */
  line: v.number(),
  printed: v.pipe(v.string(), v.maxLength(30_000)),
});

/** Response to a call, with its kind and the output of the handler. */
export type HandlerAnswer = v.InferOutput<typeof answerSchema>;

/** Schema of a kept bench. */
export const handlerSchema = v.strictObject({
  /** The entity whose generated API the endpoint joins. */
  base: entitySchema,
  endpoint: endpointSchema,
  code: v.pipe(v.string(), v.maxLength(MAX_HANDLER)),
  id: v.pipe(v.string(), v.maxLength(6)),
  body: v.pipe(v.string(), v.maxLength(2000)),
  /** Response to the last call; `null` after a change. */
  answer: v.nullable(answerSchema),
});

/** State of the bench: an endpoint, its handler, and a call to it. */
export type CustomHandlerState = v.InferOutput<typeof handlerSchema>;
