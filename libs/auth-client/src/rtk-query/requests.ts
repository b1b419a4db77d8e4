import * as v from 'valibot';
import { doneAnswerSchema } from '../contract/index.ts';

/** Counts an answer as one only when it is what the contract says. */
export const answersAs =
  (schema: v.GenericSchema) =>
  ({ ok }: Response, answer: unknown): boolean =>
    ok && v.is(schema, answer);

/** A request by POST whose answer is held to the contract. */
export const postTo = (url: string, body: object, schema: v.GenericSchema = doneAnswerSchema) => ({
  url,
  method: 'POST',
  body,
  validateStatus: answersAs(schema),
});
