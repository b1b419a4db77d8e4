import * as v from 'valibot';

/**
 * Error response of every endpoint (RFC 9457, `application/problem+json`).
 *
 * `errors` names the rejected fields. `requestId` identifies the matching line in the server's log.
 */
export const problemSchema = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(v.strictObject({ field: v.string(), message: v.string() }))),
});

export type Problem = v.InferOutput<typeof problemSchema>;
