import * as v from 'valibot';

const messageId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/**
 * What `POST contact/messages` may carry besides the message.
 *
 * A message that comes again with the key it came with before is stored once,
 * and answered as it was the first time.
 */
export const contactHeadersSchema = v.object({ 'idempotency-key': v.optional(messageId) });

/** What `GET contact/messages` takes: the id of the message before which to go on, none for the newest. */
export const contactListQuerySchema = v.strictObject({ before: v.optional(messageId) });

/** What `GET contact/messages` answers: the newest messages first, fifty at most. */
export const contactListAnswerSchema = v.strictObject({
  messages: v.array(
    v.strictObject({
      id: v.string(),
      receivedAt: v.string(),
      name: v.string(),
      email: v.string(),
      organisation: v.nullable(v.string()),
      subject: v.string(),
      language: v.nullable(v.string()),
      message: v.string(),
    }),
  ),
  /** Asked for as `before`, it brings older ones; `null` after the oldest. */
  next: v.nullable(v.string()),
});

export type ContactListAnswer = v.InferOutput<typeof contactListAnswerSchema>;
export type ContactListQuery = v.InferOutput<typeof contactListQuerySchema>;
export type StoredContactMessage = ContactListAnswer['messages'][number];
