import * as v from 'valibot';

/** The path of the contact form. */
export const CONTACT_PATHS = { messages: 'contact/messages' } as const;

/** What `POST contact/messages` takes. `topic` is free text, so that a page can offer its own list. */
export const contactMessageSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  email: v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@]{1,64}@[^\s@]{1,189}$/)),
  topic: v.pipe(v.string(), v.maxLength(120)),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
});

/** What `POST contact/messages` answers once the message is stored. */
export const contactMessageAnswerSchema = v.strictObject({ id: v.string(), receivedAt: v.string() });

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
export type ContactMessageAnswer = v.InferOutput<typeof contactMessageAnswerSchema>;
