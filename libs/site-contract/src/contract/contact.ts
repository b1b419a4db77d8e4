import * as v from 'valibot';
import { CONTACT_LANGUAGES, CONTACT_SUBJECTS } from './contact-choices.ts';
import { contactRules } from './contact-rules.ts';

const { name, email, organisation, message } = contactRules.fields;

// Counted in Unicode characters, as the rules say.
const text = ({ pattern, maxLength }: { pattern: string; maxLength: number }) =>
  v.pipe(v.string(), v.maxCodePoints(maxLength), v.regex(new RegExp(pattern, 'u')));

/** Request of `POST contact/messages`: the rules of the form, as a schema. */
export const contactMessageSchema = v.strictObject({
  name: text(name),
  email: text(email),
  organisation: v.optional(text(organisation)),
  subject: v.picklist(CONTACT_SUBJECTS),
  language: v.picklist(CONTACT_LANGUAGES),
  message: v.pipe(text(message), v.minCodePoints(message.minLength)),
  consent: v.literal(true),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
