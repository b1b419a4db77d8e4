import * as v from 'valibot';
import { doneAnswerSchema } from '../contract/index.ts';

/** Accepts a response only when it matches the schema of the contract. */
export const answersAs =
  (schema: v.GenericSchema) =>
  ({ ok }: Response, answer: unknown): boolean =>
    ok && v.is(schema, answer);

/** Builds a POST request whose response must match the schema. */
export const postTo = (url: string, body: object, schema: v.GenericSchema = doneAnswerSchema) => ({
  url,
  method: 'POST',
  body,
  validateStatus: answersAs(schema),
});
