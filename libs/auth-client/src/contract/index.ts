// Paths and names
export { APP_CODE, AUTH_PATHS, AUTH_TOKEN_KEY } from './auth-paths.ts';

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
export {
  addPasskeyAnswerSchema,
  addPasskeyRequestSchema,
  MAX_PASSKEYS,
  ownPasskeysAnswerSchema,
  PASSKEY_PATHS,
  passkeyLoginRequestSchema,
  removePasskeyRequestSchema,
  secondStepMethodsAnswerSchema,
  secondStepMethodsRequestSchema,
  startPasskeyAnswerSchema,
  startPasskeyRequestSchema,
} from './passkeys.ts';
export { AUDIT_ACTIONS, trailAnswerSchema, trailQuerySchema } from './audit.ts';

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
export type {
  AddPasskeyAnswer,
  AddPasskeyRequest,
  OwnPasskey,
  OwnPasskeysAnswer,
  PasskeyLoginRequest,
  RemovePasskeyRequest,
  SecondStepMethodsAnswer,
  SecondStepMethodsRequest,
  StartPasskeyAnswer,
} from './passkeys.ts';
export type { AuditAction, AuditEvent, TrailAnswer, TrailQuery } from './audit.ts';
export type { UserDetailsAnswer, UserInfo } from './user-details.ts';
export type { Problem } from './problem.ts';
