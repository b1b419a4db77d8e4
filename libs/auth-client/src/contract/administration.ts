import * as v from 'valibot';
import { LINK_KINDS } from './account.ts';

/** The paths of the calls for those who may manage users, and of the trail. */
export const ADMINISTRATION_PATHS = {
  users: 'admin/users',
  link: 'admin/users/link',
  access: 'admin/users/access',
  unlock: 'admin/users/unlock',
  permission: 'admin/users/permission',
  remove: 'admin/users/delete',
  data: 'admin/users/data',
  trail: 'admin/trail',
} as const;

const userId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const userCode = v.pipe(v.string(), v.regex(/^[\w.@-]{1,128}$/));
const email = v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@<>,;]{1,64}@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/));

/** A user, as those see them who manage users. */
const managedUserSchema = v.strictObject({
  userId: v.string(),
  userCode: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  isDisabled: v.boolean(),
  createdAt: v.string(),
  /** The last use of a session that is kept; `null` when there is none. */
  lastSeenAt: v.nullable(v.string()),
  permissions: v.array(v.string()),
  hasSecondFactor: v.boolean(),
});

/** What `GET admin/users` takes: the user code after which to go on, and a part of a code or name to look for. */
export const userListQuerySchema = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(128))),
  search: v.optional(v.pipe(v.string(), v.maxLength(120))),
});

/** What `GET admin/users` answers: fifty users at most, in the order of their codes. */
export const userListAnswerSchema = v.strictObject({
  users: v.array(managedUserSchema),
  next: v.nullable(v.string()),
  /** Every permission there is to give. */
  permissions: v.array(v.string()),
});

/** What `POST admin/users` takes. The person gets a link and chooses a password; nobody else knows one. */
export const createUserRequestSchema = v.strictObject({
  userCode,
  name: v.pipe(v.string(), v.regex(/^\S(?:.{0,118}\S)?$/)),
  email: v.optional(email),
});

/** A link that was made: sent to an address, or, where no mail goes out, shown once to whoever made it. */
const madeLinkSchema = v.strictObject({
  kind: v.picklist(LINK_KINDS),
  expiresAt: v.string(),
  sentTo: v.nullable(v.string()),
  token: v.nullable(v.string()),
});

/** What `POST admin/users` answers. */
export const createUserAnswerSchema = v.strictObject({ userId: v.string(), link: madeLinkSchema });

/** What calls take that concern one user. */
export const userRequestSchema = v.strictObject({ userId });

/** What `POST admin/users/link` answers. Links that were made for the user before are worth nothing any more. */
export const linkAnswerSchema = v.strictObject({ link: madeLinkSchema });

/** What `POST admin/users/access` takes: whether the user may sign in. A user who may not is signed out everywhere. */
export const accessRequestSchema = v.strictObject({ userId, isDisabled: v.boolean() });

/** What `POST admin/users/permission` takes. */
export const permissionRequestSchema = v.strictObject({
  userId,
  permission: v.pipe(v.string(), v.maxLength(40)),
  isGranted: v.boolean(),
});

/** What `POST admin/users/delete` takes: the user code once more is the word. */
export const removeUserRequestSchema = v.strictObject({ userId, userCode: v.pipe(v.string(), v.maxLength(128)) });

/** What `GET admin/users/data` takes. */
export const userDataQuerySchema = v.strictObject({ userId });

/** What both calls answer that export a person's data: all that is kept about them, but for secrets. */
export const userDataAnswerSchema = v.strictObject({
  exportedAt: v.string(),
  user: v.record(v.string(), v.unknown()),
  permissions: v.array(v.string()),
  sessions: v.array(v.record(v.string(), v.unknown())),
  secondFactors: v.array(v.record(v.string(), v.unknown())),
  theme: v.nullable(v.record(v.string(), v.unknown())),
  /** The themes that are not in use; a server of before has none. */
  otherThemes: v.optional(v.array(v.record(v.string(), v.unknown()))),
  trail: v.array(v.record(v.string(), v.unknown())),
});

export type ManagedUser = v.InferOutput<typeof managedUserSchema>;
export type UserListQuery = v.InferOutput<typeof userListQuerySchema>;
export type UserListAnswer = v.InferOutput<typeof userListAnswerSchema>;
export type CreateUserRequest = v.InferOutput<typeof createUserRequestSchema>;
export type MadeLink = v.InferOutput<typeof madeLinkSchema>;
export type CreateUserAnswer = v.InferOutput<typeof createUserAnswerSchema>;
export type UserRequest = v.InferOutput<typeof userRequestSchema>;
export type LinkAnswer = v.InferOutput<typeof linkAnswerSchema>;
export type AccessRequest = v.InferOutput<typeof accessRequestSchema>;
export type PermissionRequest = v.InferOutput<typeof permissionRequestSchema>;
export type RemoveUserRequest = v.InferOutput<typeof removeUserRequestSchema>;
export type UserDataAnswer = v.InferOutput<typeof userDataAnswerSchema>;
