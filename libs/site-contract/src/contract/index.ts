// Contact form
export { CONTACT_PATHS, contactMessageAnswerSchema } from './contact-answer.ts';
export { CONTACT_LANGUAGES, CONTACT_SUBJECTS } from './contact-choices.ts';
export { contactMessageSchema } from './contact.ts';
export { contactHeadersSchema, contactListAnswerSchema, contactListQuerySchema } from './contact-list.ts';
export { CONTACT_FIELDS, contactRules, findContactProblem } from './contact-rules.ts';

// Start-up
export {
  allValidationsAnswerSchema,
  gridJsonAnswerSchema,
  idCheckAnswerSchema,
  mobileDataAnswerSchema,
  STARTUP_PATHS,
  themeStatusAnswerSchema,
} from './startup.ts';

// Types
export type { ContactMessageAnswer } from './contact-answer.ts';
export type { ContactMessage } from './contact.ts';
export type { ContactListAnswer, ContactListQuery, StoredContactMessage } from './contact-list.ts';
export type { ContactLanguage, ContactSubject } from './contact-choices.ts';
export type { ContactField, ContactRule } from './contact-rules.ts';
export type {
  AllValidationsAnswer,
  GridJsonAnswer,
  IdCheckAnswer,
  MobileDataAnswer,
  ThemeStatusAnswer,
} from './startup.ts';
