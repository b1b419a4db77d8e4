import * as v from 'valibot';

/** Everything that the trail knows. A name stays what it is: the trail is never written anew. */
export const AUDIT_ACTIONS = [
  'signed-in',
  'sign-in-refused',
  'new-device',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'password-changed',
  'link-made',
  'link-used',
  'user-created',
  'user-disabled',
  'user-enabled',
  'user-unlocked',
  'user-deleted',
  'permission-granted',
  'permission-withdrawn',
  'data-exported',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-refused',
  'recovery-code-used',
  'backup-made',
  'backup-restored',
  'database-moved',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const eventId = v.pipe(v.string(), v.regex(/^[0-9a-z]{9}-[0-9]{6}-[0-9a-f]{8}$/));

/** One line of the trail: who, what, when, from where. */
const auditEventSchema = v.strictObject({
  id: v.string(),
  at: v.string(),
  action: v.string(),
  /** Who did it: a user, or an operator of the machine; both `null` for somebody who is not known. */
  actorId: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  operator: v.nullable(v.string()),
  /** To whom. The code is `null` once the user is deleted; the id stays. */
  subjectId: v.nullable(v.string()),
  subject: v.nullable(v.string()),
  /** A keyed hash of the user code that was typed, the same as in the log. */
  account: v.nullable(v.string()),
  address: v.nullable(v.string()),
  device: v.nullable(v.string()),
  detail: v.nullable(v.string()),
});

/** What `GET admin/trail` takes: the id of the line before which to go on, and of the user whom it concerns. */
export const trailQuerySchema = v.strictObject({
  before: v.optional(eventId),
  userId: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** What `GET admin/trail` answers: the newest lines first, fifty at most. */
export const trailAnswerSchema = v.strictObject({ events: v.array(auditEventSchema), next: v.nullable(v.string()) });

export type AuditEvent = v.InferOutput<typeof auditEventSchema>;
export type TrailQuery = v.InferOutput<typeof trailQuerySchema>;
export type TrailAnswer = v.InferOutput<typeof trailAnswerSchema>;
