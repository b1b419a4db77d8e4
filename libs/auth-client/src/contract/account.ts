import * as v from 'valibot';

/** The paths of the calls about a person's own account, and of the links that somebody else made for them. */
export const ACCOUNT_PATHS = {
  sessions: 'auth/sessions',
  endSession: 'auth/sessions/end',
  endOtherSessions: 'auth/sessions/end-others',
  password: 'auth/password',
  ownData: 'auth/own-data',
  findLink: 'auth/links/find',
  useLink: 'auth/links/use',
} as const;

/** Why a new password is refused: what the server's answer says, one text for each reason. */
export const PASSWORD_PROBLEMS = {
  length: 'has to have 8 to 1024 characters',
  common: 'is one of those that are tried first',
  userCode: 'holds the user code',
} as const;

export type PasswordProblem = keyof typeof PASSWORD_PROBLEMS;

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
const sessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const linkToken = v.pipe(v.string(), v.regex(/^gml_[\w-]{43}$/));

/** A session of a person, as they see it. Its id opens nothing. */
const ownSessionSchema = v.strictObject({
  id: v.string(),
  /** Browser and system, as the browser names itself; `null` when it does not. */
  device: v.nullable(v.string()),
  /** The address of the sign-in. No place is worked out of it. */
  address: v.nullable(v.string()),
  startedAt: v.string(),
  lastSeenAt: v.string(),
  expiresAt: v.string(),
  /** The account had never been signed in to from this device. */
  isNewDevice: v.boolean(),
  /** The session that asks. */
  isCurrent: v.boolean(),
});

/** What `GET auth/sessions` answers: where the person is signed in now, the latest use first. */
export const ownSessionsAnswerSchema = v.strictObject({ sessions: v.array(ownSessionSchema) });

/** What `POST auth/sessions/end` takes. */
export const endSessionRequestSchema = v.strictObject({ id: sessionId });

/** What both calls that end sessions answer: how many there were. */
export const endSessionsAnswerSchema = v.strictObject({ ended: v.pipe(v.number(), v.integer()) });

/** What calls take that need nothing but the session. */
export const emptyRequestSchema = v.strictObject({});

/** What `POST auth/password` takes: the present password and the new one. All other sessions end. */
export const passwordRequestSchema = v.strictObject({ password, newPassword: password });

/** What calls answer that have nothing to say but that it is done. */
export const doneAnswerSchema = v.strictObject({ message: v.string() });

/** What a link is for. */
export const LINK_KINDS = ['invitation', 'reset'] as const;

/** What `POST auth/links/find` takes: the secret of the link. */
export const findLinkRequestSchema = v.strictObject({ token: linkToken });

/** What `POST auth/links/find` answers: for whom the link is, and until when. The link stays good. */
export const findLinkAnswerSchema = v.strictObject({
  kind: v.picklist(LINK_KINDS),
  userCode: v.string(),
  name: v.string(),
  expiresAt: v.string(),
});

/** What `POST auth/links/use` takes. The link is used up, all sessions of the account end. */
export const useLinkRequestSchema = v.strictObject({ token: linkToken, password });

/** What `POST auth/links/use` answers: the user code to sign in with. */
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
