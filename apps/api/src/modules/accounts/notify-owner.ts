import type { AuditAction } from '@genmaster/auth-client/contract';
import type { FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { originOf } from './describe-device.ts';
import type { Mailer, SignInChange } from './mailer.ts';

export interface NotifyOwnerOptions {
  users: UserRepository;
  /** `null` when no mail is sent. */
  mailer: Mailer | null;
  now: () => Date;
}

/**
 * Notifies the owner of an account that its sign-in settings have changed, without waiting for the mail: an owner who
 * did not do it can react (OWASP ASVS 5, 6.3.7). Does nothing for an account without an address.
 */
export async function notifyOwner(
  { users, mailer, now }: NotifyOwnerOptions,
  request: FastifyRequest,
  userId: string,
  change: SignInChange,
): Promise<void> {
  if (!mailer) return;
  const user = await users.findById(userId);
  if (!user?.email) return;
  mailer
    .sendChange({ to: user.email, name: user.name, change, ...originOf(request), at: now().toISOString() })
    .catch((error: Error) => request.log.error({ err: error, change }, 'a mail about a changed sign-in was not sent'));
}

/** A change of the sign-in settings of a user. */
export interface NotedChange {
  action: AuditAction;
  change: SignInChange;
  userId: string;
  detail?: string;
}

/** Adds an audit event for a change of a user's sign-in settings, and notifies the owner of the account. */
export async function noteChange(
  options: NotifyOwnerOptions & { trail: AuditTrail },
  request: FastifyRequest,
  { action, change, userId, detail }: NotedChange,
): Promise<void> {
  await options.trail.add({ action, actorId: userId, subjectId: userId, detail: detail ?? null, ...originOf(request) });
  await notifyOwner(options, request, userId, change);
}
