// Paths and names
export { APP_CODE, AUTH_PATHS, AUTH_TOKEN_KEY } from './auth-paths.ts';
export { CONTACT_PATHS } from './contact-answer.ts';
export { STARTUP_PATHS } from './startup.ts';

// Sign-in
export { loginAnswerSchema, loginRequestSchema, machineInfoSchema } from './login.ts';
export { appSessionAnswerSchema, appSessionRequestSchema, logoutAnswerSchema, logoutRequestSchema } from './session.ts';
export { readUserInfo, userDetailsAnswerSchema } from './user-details.ts';

// Start-up and contact
export {
  allValidationsAnswerSchema,
  gridJsonAnswerSchema,
  idCheckAnswerSchema,
  mobileDataAnswerSchema,
  themeStatusAnswerSchema,
} from './startup.ts';
export { CONTACT_LANGUAGES, CONTACT_SUBJECTS } from './contact-choices.ts';
export { contactMessageAnswerSchema } from './contact-answer.ts';
export { contactMessageSchema } from './contact.ts';
export { contactHeadersSchema, contactListAnswerSchema, contactListQuerySchema } from './contact-list.ts';
export { CONTACT_FIELDS, contactRules, findContactProblem } from './contact-rules.ts';

// Failures
export { problemSchema } from './problem.ts';

// Types
export type { LoginAnswer, LoginRequest, MachineInfo } from './login.ts';
export type { AppSessionAnswer, AppSessionRequest, LogoutAnswer } from './session.ts';
export type { UserDetailsAnswer, UserInfo } from './user-details.ts';
export type {
  AllValidationsAnswer,
  GridJsonAnswer,
  IdCheckAnswer,
  MobileDataAnswer,
  ThemeStatusAnswer,
} from './startup.ts';
export type { ContactMessageAnswer } from './contact-answer.ts';
export type { ContactMessage } from './contact.ts';
export type { ContactListAnswer, ContactListQuery, StoredContactMessage } from './contact-list.ts';
export type { ContactLanguage, ContactSubject } from './contact-choices.ts';
export type { ContactField, ContactRule } from './contact-rules.ts';
export type { Problem } from './problem.ts';
