import * as v from 'valibot';

const messageId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/**
 * Optional headers of `POST contact/messages`.
 *
 * A message that is sent again with the same key is stored once and gets the same response as the first time.
 */
export const contactHeadersSchema = v.object({ 'idempotency-key': v.optional(messageId) });

/** Query of `GET contact/messages`: the id of the message before which the page starts; none for the newest. */
export const contactListQuerySchema = v.strictObject({ before: v.optional(messageId) });

/** Response of `GET contact/messages`: up to fifty messages, the newest first. */
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
  /** Value of `before` for the next page of older messages; `null` after the oldest. */
  next: v.nullable(v.string()),
});

export type ContactListAnswer = v.InferOutput<typeof contactListAnswerSchema>;
export type ContactListQuery = v.InferOutput<typeof contactListQuerySchema>;
export type StoredContactMessage = ContactListAnswer['messages'][number];
