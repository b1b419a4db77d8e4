import * as v from 'valibot';
import { CONTACT_LANGUAGES, CONTACT_SUBJECTS, contactRules } from './contact-rules.ts';

/** The path of the contact form. */
export const CONTACT_PATHS = { messages: 'contact/messages' } as const;

const { name, email, organisation, message } = contactRules.fields;

const text = ({ pattern, maxLength }: { pattern: string; maxLength: number }) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.regex(new RegExp(pattern)));

/** What `POST contact/messages` takes: the rules of the form, as a schema. */
export const contactMessageSchema = v.strictObject({
  name: text(name),
  email: text(email),
  organisation: v.optional(text(organisation)),
  subject: v.picklist(CONTACT_SUBJECTS),
  language: v.picklist(CONTACT_LANGUAGES),
  message: v.pipe(text(message), v.minLength(message.minLength)),
  consent: v.literal(true),
});

/** What `POST contact/messages` answers once the message is stored. */
export const contactMessageAnswerSchema = v.strictObject({ id: v.string(), receivedAt: v.string() });

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
export type ContactMessageAnswer = v.InferOutput<typeof contactMessageAnswerSchema>;
