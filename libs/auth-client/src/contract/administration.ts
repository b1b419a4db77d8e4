import * as v from 'valibot';
import { LINK_KINDS } from './account.ts';

/** Paths of the endpoints for user management, and of the audit trail. */
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
/** Characters without a visible form: those that Unicode lets every font ignore, format characters, and blanks. */
const INVISIBLE = '\\p{DI}\\p{Cf}\\p{Cs}\\p{Noncharacter_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{16fe4}\\u{1d159}';
/** Control characters, and marks that change the direction of text, with which a list would show another name. */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';
/** A name of 1 to 120 characters, at least one of them visible, without spaces at its ends. */
const personName = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(
    new RegExp(
      `^(?!\\s)(?:(?![${CONTROLS}])[\\s${INVISIBLE}])*[^\\s${INVISIBLE}${CONTROLS}](?:[^${CONTROLS}]*[^\\s${CONTROLS}])?$`,
      'u',
    ),
  ),
);
const email = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(
    /^[^\s@<>,;\u0000-\u001f\u007f-\u009f]{1,64}@[^\s@<>,;.\u0000-\u001f\u007f-\u009f]+(?:\.[^\s@<>,;.\u0000-\u001f\u007f-\u009f]+)+$/,
  ),
);

/** User, as administrators see it. */
const managedUserSchema = v.strictObject({
  userId: v.string(),
  userCode: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  isDisabled: v.boolean(),
  createdAt: v.string(),
  /** Last use of a stored session; `null` when there is none. */
  lastSeenAt: v.nullable(v.string()),
  permissions: v.array(v.string()),
  hasSecondFactor: v.boolean(),
});

/** Query of `GET admin/users`: the user code after which the page starts, and a part of a code or name to find. */
export const userListQuerySchema = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(128))),
  search: v.optional(v.pipe(v.string(), v.maxLength(120))),
});

/** Response of `GET admin/users`: up to fifty users, sorted by user code. */
export const userListAnswerSchema = v.strictObject({
  users: v.array(managedUserSchema),
  next: v.nullable(v.string()),
  /** All permissions that can be granted. */
  permissions: v.array(v.string()),
});

/** Request of `POST admin/users`. The person gets a link and chooses a password; nobody else knows it. */
export const createUserRequestSchema = v.strictObject({
  userCode,
  name: personName,
  email: v.optional(email),
});

/** New link: sent to an email address or, when the server sends no email, shown once to the administrator. */
const madeLinkSchema = v.strictObject({
  kind: v.picklist(LINK_KINDS),
  expiresAt: v.string(),
  sentTo: v.nullable(v.string()),
  token: v.nullable(v.string()),
});

/** Response of `POST admin/users`. */
export const createUserAnswerSchema = v.strictObject({ userId: v.string(), link: madeLinkSchema });

/** Request of endpoints that act on one user. */
export const userRequestSchema = v.strictObject({ userId });

/** Response of `POST admin/users/link`. Earlier links of the user become invalid. */
export const linkAnswerSchema = v.strictObject({ link: madeLinkSchema });

/** Request of `POST admin/users/access`: whether the user may sign in. Disabling a user ends all their sessions. */
export const accessRequestSchema = v.strictObject({ userId, isDisabled: v.boolean() });

/** Request of `POST admin/users/permission`. */
export const permissionRequestSchema = v.strictObject({
  userId,
  permission: v.pipe(v.string(), v.maxLength(40)),
  isGranted: v.boolean(),
});

/** Request of `POST admin/users/delete`: the user code is repeated as a confirmation. */
export const removeUserRequestSchema = v.strictObject({ userId, userCode: v.pipe(v.string(), v.maxLength(128)) });

/** Query of `GET admin/users/data`. */
export const userDataQuerySchema = v.strictObject({ userId });

/** Response of both endpoints that export a person's data: all stored data about them, without secrets. */
export const userDataAnswerSchema = v.strictObject({
  exportedAt: v.string(),
  user: v.record(v.string(), v.unknown()),
  permissions: v.array(v.string()),
  sessions: v.array(v.record(v.string(), v.unknown())),
  secondFactors: v.array(v.record(v.string(), v.unknown())),
  /** Older servers do not send them. */
  passkeys: v.optional(v.array(v.record(v.string(), v.unknown()))),
  theme: v.nullable(v.record(v.string(), v.unknown())),
  /** Themes that are not active; older servers do not send them. */
  otherThemes: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** Valid links with which the user chooses a password; older servers do not send this and the next two lists. */
  links: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** When the user signed in last from each known device and address, which are stored as hashes alone. */
  knownPlaces: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** Drafts and versions of page metadata that the user wrote. */
  metadataEdits: v.optional(v.array(v.record(v.string(), v.unknown()))),
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
