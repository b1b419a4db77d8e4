import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';

/** How many errors an endpoint of the demo may declare. */
export const MAX_ERRORS = 4;

/** The longest handler that is taken, in characters. */
export const MAX_HANDLER = 4000;

/** Methods that a handler may answer. */
export const METHODS = ['POST', 'PATCH', 'PUT'] as const;

/** Statuses that an error of a handler may have. */
export const ERROR_STATUSES = [403, 404, 409, 410, 422] as const;

/** Checks the declaration of an endpoint. What is typed in it is judged where it is used. */
export const endpointSchema = v.strictObject({
  method: v.picklist(METHODS),
  path: v.pipe(v.string(), v.maxLength(120)),
  purpose: v.pipe(v.string(), v.maxLength(120)),
  input: entitySchema,
  output: entitySchema,
  /** The errors that the handler may throw, by name. */
  errors: v.pipe(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(40)), status: v.picklist(ERROR_STATUSES) })),
    v.maxLength(MAX_ERRORS),
  ),
});

/** What an endpoint promises: its address, what it takes, what it gives, and how it can fail. */
export type Endpoint = v.InferOutput<typeof endpointSchema>;

/** Checks a kept answer. */
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
  /** Name of what was thrown, or of the limit. */
  name: v.pipe(v.string(), v.maxLength(200)),
  /** The line of the handler that it came from; 0 for none. */
  line: v.number(),
  printed: v.pipe(v.string(), v.maxLength(30_000)),
});

/** What a call gave, and how it came to that. */
export type HandlerAnswer = v.InferOutput<typeof answerSchema>;

/** Checks a kept bench. */
export const handlerSchema = v.strictObject({
  /** The entity whose generated API the endpoint joins. */
  base: entitySchema,
  endpoint: endpointSchema,
  code: v.pipe(v.string(), v.maxLength(MAX_HANDLER)),
  id: v.pipe(v.string(), v.maxLength(6)),
  body: v.pipe(v.string(), v.maxLength(2000)),
  /** The answer to the last call; `null` where something has changed since. */
  answer: v.nullable(answerSchema),
});

/** An endpoint, its handler, and a call to it. */
export type CustomHandlerState = v.InferOutput<typeof handlerSchema>;
