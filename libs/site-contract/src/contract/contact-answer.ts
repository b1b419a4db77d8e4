import * as v from 'valibot';

// Separate from the message schema, so that code that only sends a message does not load the rules.

/** Paths of the contact form: with script, and as a plain HTML form without script. */
export const CONTACT_PATHS = { messages: 'contact/messages', form: 'contact/form' } as const;

/** Response of `POST contact/messages` once the message is stored. */
export const contactMessageAnswerSchema = v.strictObject({ id: v.string(), receivedAt: v.string() });

export type ContactMessageAnswer = v.InferOutput<typeof contactMessageAnswerSchema>;
