import type { FastifyRequest } from 'fastify';
import { ProblemError, tooMany } from '../../plugins/problems.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { ActiveSession } from '../auth/session-repository.ts';
import type { UserCredentials, UserRepository } from '../users/user-repository.ts';

export interface ConfirmOptions {
  users: UserRepository;
  passwords: Passwords;
  throttle: LoginThrottle;
}

/**
 * Checks the password again before an action that a stolen session must not be able to do.
 *
 * Attempts are throttled as at the sign-in, but counted for each session, so that a thief cannot keep the owner out,
 * neither from signing in nor from changing the password in another session.
 */
async function confirmPassword(
  { users, passwords, throttle }: ConfirmOptions,
  request: FastifyRequest,
  { userId, userCode, tokenHash }: ActiveSession,
  password: string,
): Promise<UserCredentials> {
  const subject = `confirm ${tokenHash}`;
  const wait = await throttle.take(subject);
  if (wait > 0) {
    throw tooMany('attempts', wait);
  }
  const user = await users.findCredentials(userCode);
  const isMatch = await passwords.verify(user?.passwordHash ?? null, password);
  if (user && isMatch) {
    await throttle.clear(subject);
    return user;
  }
  request.log.warn({ userId }, 'password not confirmed');
  throw isWrong();
}

/** Creates the error for a password that is not, or no longer, the one of the account. */
export const isWrong = () =>
  new ProblemError(403, 'The password is not the one of this account.', {
    errors: [{ field: 'password', message: 'is not the one of this account' }],
  });

/** Does what only the owner of an account may do: runs `work` once the password in the body is confirmed. */
export function withPassword<Answer>(
  options: ConfirmOptions,
  request: FastifyRequest<{ Body: { password: string } }>,
  work: (session: ActiveSession, confirmed: UserCredentials) => Promise<Answer>,
): Promise<Answer> {
  return options.passwords.admit(async () => {
    const session = await request.requireSession();
    return work(session, await confirmPassword(options, request, session, request.body.password));
  });
}
