import * as v from 'valibot';

// Apart from the message: who only sends has no use for the rules, and does not load them.

/** The paths of the contact form: with script, and as a browser sends it without. */
export const CONTACT_PATHS = { messages: 'contact/messages', form: 'contact/form' } as const;

/** What `POST contact/messages` answers once the message is stored. */
export const contactMessageAnswerSchema = v.strictObject({ id: v.string(), receivedAt: v.string() });

export type ContactMessageAnswer = v.InferOutput<typeof contactMessageAnswerSchema>;
