// Paths and names
export { APP_CODE, AUTH_PATHS, AUTH_TOKEN_KEY } from './auth-paths.ts';
export { CONTACT_PATHS } from './contact-answer.ts';
export { STARTUP_PATHS } from './startup.ts';

// Sign-in
export { loginAnswerSchema, loginRequestSchema, machineInfoSchema } from './login.ts';
export { appSessionAnswerSchema, appSessionRequestSchema, logoutAnswerSchema, logoutRequestSchema } from './session.ts';
export { readUserInfo, userDetailsAnswerSchema } from './user-details.ts';

// Accounts
export {
  ACCOUNT_PATHS,
  doneAnswerSchema,
  emptyRequestSchema,
  endSessionRequestSchema,
  endSessionsAnswerSchema,
  findLinkAnswerSchema,
  findLinkRequestSchema,
  LINK_KINDS,
  ownSessionsAnswerSchema,
  PASSWORD_PROBLEMS,
  passwordRequestSchema,
  useLinkAnswerSchema,
  useLinkRequestSchema,
} from './account.ts';
export {
  accessRequestSchema,
  ADMINISTRATION_PATHS,
  createUserAnswerSchema,
  createUserRequestSchema,
  linkAnswerSchema,
  permissionRequestSchema,
  removeUserRequestSchema,
  userDataAnswerSchema,
  userDataQuerySchema,
  userListAnswerSchema,
  userListQuerySchema,
  userRequestSchema,
} from './administration.ts';
export {
  confirmedRequestSchema,
  confirmSecondFactorAnswerSchema,
  confirmSecondFactorRequestSchema,
  SECOND_FACTOR_PATHS,
  secondFactorAnswerSchema,
  secondStepRequestSchema,
  startSecondFactorAnswerSchema,
} from './second-factor.ts';
export { AUDIT_ACTIONS, trailAnswerSchema, trailQuerySchema } from './audit.ts';

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

// Errors
export { problemSchema } from './problem.ts';

// Types
export type { LoginAnswer, LoginRequest, MachineInfo } from './login.ts';
export type { AppSessionAnswer, AppSessionRequest, LogoutAnswer } from './session.ts';
export type {
  DoneAnswer,
  EndSessionRequest,
  EndSessionsAnswer,
  FindLinkAnswer,
  FindLinkRequest,
  LinkKind,
  OwnSession,
  OwnSessionsAnswer,
  PasswordProblem,
  PasswordRequest,
  UseLinkAnswer,
  UseLinkRequest,
} from './account.ts';
export type {
  AccessRequest,
  CreateUserAnswer,
  CreateUserRequest,
  LinkAnswer,
  MadeLink,
  ManagedUser,
  PermissionRequest,
  RemoveUserRequest,
  UserDataAnswer,
  UserListAnswer,
  UserListQuery,
  UserRequest,
} from './administration.ts';
export type {
  ConfirmedRequest,
  ConfirmSecondFactorAnswer,
  ConfirmSecondFactorRequest,
  SecondFactorAnswer,
  SecondStepRequest,
  StartSecondFactorAnswer,
} from './second-factor.ts';
export type { AuditAction, AuditEvent, TrailAnswer, TrailQuery } from './audit.ts';
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
