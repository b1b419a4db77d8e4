import type { FastifyRequest } from 'fastify';
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
 * Writes to the owner of an account that its way to sign in has changed, without waiting for the mail: who did not do
 * it can act (OWASP ASVS 5, 6.3.7). Does nothing for an account without an address.
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
