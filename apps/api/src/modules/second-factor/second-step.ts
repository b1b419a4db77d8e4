import type { LoginAnswer } from '@genmaster/auth-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unlessOwnerGone } from '../../db/owner-gone.ts';
import { tooMany } from '../../plugins/problems.ts';
import { originOf } from '../accounts/describe-device.ts';
import { beginSession, noteSignIn, type BeginSessionOptions } from '../auth/begin-session.ts';
import { secondStepOf } from '../auth/login-throttle.ts';
import { hashToken } from '../auth/session-token.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';

export interface SecondStepOptions extends BeginSessionOptions {
  secondFactors: SecondFactorRepository;
}

/** A user with the correct password, and its hash. */
export interface WaitingUser {
  id: string;
  userCode: string;
  passwordHash: string;
}

const REFUSED: LoginAnswer = {
  httpStatus: 401,
  message: 'The code is wrong, or was used. Try the next one.',
  data: null,
};

/** Message for a ticket that is unknown, used or expired. */
export const TICKET_OVER = 'It took too long. Sign in again.';

/** Returns the user of a ticket; `null` when it has expired, or the password or the account has changed. */
export async function findWaiting(
  { secondFactors, users }: SecondStepOptions,
  ticket: string,
): Promise<WaitingUser | null> {
  const found = await secondFactors.tickets.find(ticket);
  const user = found && (await users.findById(found.userId));
  const current = user && (await users.findCredentials(user.userCode));
  if (!found || !user || !current || hashToken(current.passwordHash) !== found.passwordDigest) return null;
  return { id: user.id, userCode: user.userCode, passwordHash: current.passwordHash };
}

/**
 * Throttles attempts at the second step of a user; a code has a million values.
 *
 * Attempts from a known place are counted separately, as at the password: somebody who knows the password and guesses
 * codes does not lock the owner out.
 */
export async function slowDown(
  { throttle, places }: SecondStepOptions,
  request: FastifyRequest,
  { id, userCode }: Pick<WaitingUser, 'id' | 'userCode'>,
): Promise<void> {
  const wait = await throttle.take(secondStepOf(id), await places.find(userCode, request));
  if (wait === 0) return;
  throw tooMany('attempts', wait);
}

/** Clears the failed attempts of a user from the place of this request. */
export async function forgetAttempts(
  { throttle, places }: SecondStepOptions,
  request: FastifyRequest,
  { id, userCode }: Pick<WaitingUser, 'id' | 'userCode'>,
): Promise<void> {
  await throttle.clear(secondStepOf(id), await places.find(userCode, request));
}

/**
 * Completes the second step of a sign-in: finds the user of the ticket, checks the factor, uses the ticket up and
 * starts the session.
 *
 * `take` returns the kind of factor that was accepted, or `null` for a refused one.
 */
export async function takeSecondStep(
  options: SecondStepOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  ticket: string,
  take: (user: WaitingUser) => Promise<'code' | 'recovery' | 'passkey' | null>,
): Promise<LoginAnswer> {
  const { secondFactors, users, sessions, trail } = options;
  const refuse = (answer: LoginAnswer) => {
    reply.code(401).removeHeader('set-cookie');
    return answer;
  };
  const over: LoginAnswer = { httpStatus: 401, message: TICKET_OVER, data: null };
  const user = await findWaiting(options, ticket);
  if (!user) return refuse(over);
  await slowDown(options, request, user);
  const taken = await take(user);
  if (taken === null) {
    request.log.warn({ userId: user.id }, 'second step refused');
    await trail.add({ action: 'second-factor-refused', subjectId: user.id, ...originOf(request) });
    return refuse(REFUSED);
  }
  if (!(await secondFactors.tickets.use(ticket))) return refuse(over);
  await forgetAttempts(options, request, user);
  const begun = await unlessOwnerGone(beginSession(options, request, reply, user));
  if (begun === null) return refuse(over);
  // Last check: a password change or a lock after this point ends the session, which exists already.
  if ((await users.findCredentials(user.userCode))?.passwordHash !== user.passwordHash) {
    await sessions.end(begun.tokenHash);
    return refuse(over);
  }
  await noteSignIn(options, request, user, begun);
  if (taken === 'recovery') {
    await trail.add({ action: 'recovery-code-used', actorId: user.id, subjectId: user.id, ...originOf(request) });
  }
  return { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: begun.answered } };
}
