import * as v from 'valibot';
import { AUTH_TOKEN_KEY, doneAnswerSchema, loginAnswerSchema } from '../contract/index.ts';
import { isToken } from '../core/token-store.ts';

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

/**
 * Accepts the response to a sign-in, also a refusal, when its body and its status agree and a token has the form of one.
 */
export const answersLikeLogin = ({ ok }: Response, answer: unknown): boolean =>
  v.is(loginAnswerSchema, answer) &&
  ok === (answer.httpStatus === 200) &&
  (!ok || isToken(answer.data?.[AUTH_TOKEN_KEY]));
