import * as v from 'valibot';

/** Actions of the audit trail. The names never change, because the trail is never rewritten. */
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
  'passkey-added',
  'passkey-removed',
  'backup-made',
  'backup-restored',
  'database-moved',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const eventId = v.pipe(v.string(), v.regex(/^[0-9a-z]{9}-[0-9]{6}-[0-9a-f]{8}$/));

/** Event of the audit trail: the actor, the action, the time and the origin. */
const auditEventSchema = v.strictObject({
  id: v.string(),
  at: v.string(),
  action: v.string(),
  /** Actor: a user, or an operator of the machine; all `null` when the actor is unknown. */
  actorId: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  operator: v.nullable(v.string()),
  /** Affected user. The code is `null` once the user is deleted; the id stays. */
  subjectId: v.nullable(v.string()),
  subject: v.nullable(v.string()),
  /** Keyed hash of the typed user code, the same as in the log. */
  account: v.nullable(v.string()),
  address: v.nullable(v.string()),
  device: v.nullable(v.string()),
  detail: v.nullable(v.string()),
});

/**
 * Query of `GET admin/trail`: the id of the event before which the page starts, and the id of the affected user.
 */
export const trailQuerySchema = v.strictObject({
  before: v.optional(eventId),
  userId: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Response of `GET admin/trail`: up to fifty events, the newest first. */
export const trailAnswerSchema = v.strictObject({ events: v.array(auditEventSchema), next: v.nullable(v.string()) });

export type AuditEvent = v.InferOutput<typeof auditEventSchema>;
export type TrailQuery = v.InferOutput<typeof trailQuerySchema>;
export type TrailAnswer = v.InferOutput<typeof trailAnswerSchema>;
