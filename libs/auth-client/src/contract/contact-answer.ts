import * as v from 'valibot';

// Apart from the message: who only sends has no use for the rules, and does not load them.

/** The path of the contact form. */
export const CONTACT_PATHS = { messages: 'contact/messages' } as const;

/** What `POST contact/messages` answers once the message is stored. */
export const contactMessageAnswerSchema = v.strictObject({ id: v.string(), receivedAt: v.string() });

export type ContactMessageAnswer = v.InferOutput<typeof contactMessageAnswerSchema>;
