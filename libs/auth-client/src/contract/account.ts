import * as v from 'valibot';

/** Paths of the endpoints for a person's own account, and for links that an administrator made for them. */
export const ACCOUNT_PATHS = {
  sessions: 'auth/sessions',
  endSession: 'auth/sessions/end',
  endOtherSessions: 'auth/sessions/end-others',
  password: 'auth/password',
  ownData: 'auth/own-data',
  findLink: 'auth/links/find',
  useLink: 'auth/links/use',
} as const;

/** Texts of the errors for a rejected new password, by reason. */
export const PASSWORD_PROBLEMS = {
  length: 'has to have 8 to 1024 characters',
  common: 'is one of those that are tried first',
  userCode: 'holds the user code',
} as const;

export type PasswordProblem = keyof typeof PASSWORD_PROBLEMS;

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
const sessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const linkToken = v.pipe(v.string(), v.regex(/^gml_[\w-]{43}$/));

/** Session of a person, as they see it. Its id gives no access. */
const ownSessionSchema = v.strictObject({
  id: v.string(),
  /** Browser and system from the user agent; `null` when it does not name them. */
  device: v.nullable(v.string()),
  /** IP address of the sign-in. No location is derived from it. */
  address: v.nullable(v.string()),
  startedAt: v.string(),
  lastSeenAt: v.string(),
  expiresAt: v.string(),
  /** Whether this device signed in to the account for the first time. */
  isNewDevice: v.boolean(),
  /** Whether this session sent the request. */
  isCurrent: v.boolean(),
});

/** Response of `GET auth/sessions`: the person's current sessions, the last used first. */
export const ownSessionsAnswerSchema = v.strictObject({ sessions: v.array(ownSessionSchema) });

/** Request of `POST auth/sessions/end`. */
export const endSessionRequestSchema = v.strictObject({ id: sessionId });

/** Response of both endpoints that end sessions: the number of ended sessions. */
export const endSessionsAnswerSchema = v.strictObject({ ended: v.pipe(v.number(), v.integer()) });

/** Request without fields: the session alone is enough. */
export const emptyRequestSchema = v.strictObject({});

/** Request of `POST auth/password`: the current password and the new one. All other sessions end. */
export const passwordRequestSchema = v.strictObject({ password, newPassword: password });

/** Response of endpoints that return no data, only a success message. */
export const doneAnswerSchema = v.strictObject({ message: v.string() });

/** Purposes of a link. */
export const LINK_KINDS = ['invitation', 'reset'] as const;

/** Request of `POST auth/links/find`: the secret of the link. */
export const findLinkRequestSchema = v.strictObject({ token: linkToken });

/** Response of `POST auth/links/find`: the user of the link and its expiry. The link stays valid. */
export const findLinkAnswerSchema = v.strictObject({
  kind: v.picklist(LINK_KINDS),
  userCode: v.string(),
  name: v.string(),
  expiresAt: v.string(),
});

/** Request of `POST auth/links/use`. The link becomes invalid, and all sessions of the account end. */
export const useLinkRequestSchema = v.strictObject({ token: linkToken, password });

/** Response of `POST auth/links/use`: the user code for the sign-in. */
export const useLinkAnswerSchema = v.strictObject({ userCode: v.string() });

export type OwnSession = v.InferOutput<typeof ownSessionSchema>;
export type OwnSessionsAnswer = v.InferOutput<typeof ownSessionsAnswerSchema>;
export type EndSessionRequest = v.InferOutput<typeof endSessionRequestSchema>;
export type EndSessionsAnswer = v.InferOutput<typeof endSessionsAnswerSchema>;
export type PasswordRequest = v.InferOutput<typeof passwordRequestSchema>;
export type DoneAnswer = v.InferOutput<typeof doneAnswerSchema>;
export type LinkKind = (typeof LINK_KINDS)[number];
export type FindLinkRequest = v.InferOutput<typeof findLinkRequestSchema>;
export type FindLinkAnswer = v.InferOutput<typeof findLinkAnswerSchema>;
export type UseLinkRequest = v.InferOutput<typeof useLinkRequestSchema>;
export type UseLinkAnswer = v.InferOutput<typeof useLinkAnswerSchema>;
