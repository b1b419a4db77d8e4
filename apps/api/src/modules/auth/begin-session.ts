import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCarrier } from '../../plugins/session-carrier.ts';
import { originOf } from '../accounts/describe-device.ts';
import type { Mailer } from '../accounts/mailer.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { UserRepository } from '../users/user-repository.ts';
import type { LoginPlaces } from './login-places.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { SessionRepository } from './session-repository.ts';
import { hashToken } from './session-token.ts';

export interface BeginSessionOptions {
  sessions: SessionRepository;
  carrier: SessionCarrier;
  users: UserRepository;
  throttle: LoginThrottle;
  places: LoginPlaces;
  trail: AuditTrail;
  /** `null` when no mail is sent. */
  mailer: Mailer | null;
  now: () => Date;
}

/** A new session whose token has not been sent yet. */
export interface BegunSession {
  /** The token in the response to the sign-in. */
  answered: string;
  tokenHash: string;
  isNewDevice: boolean;
}

/** Starts the session of a user whose identity was checked. */
export async function beginSession(
  { sessions, carrier, places }: BeginSessionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  user: { id: string; userCode: string },
): Promise<BegunSession> {
  const isNewDevice = await places.isNewDevice(user.userCode, request);
  const { token, answered } = carrier.begin(reply);
  await sessions.start(user.id, token, { ...originOf(request), isNewDevice });
  return { answered, tokenHash: hashToken(token), isNewDevice };
}

/**
 * Ends the session that the browser had before, remembers the place of a sign-in, clears its failed attempts, and adds the
 * sign-in to the audit trail and the log.
 */
export async function noteSignIn(
  options: BeginSessionOptions,
  request: FastifyRequest,
  user: { id: string; userCode: string },
  { isNewDevice }: BegunSession,
): Promise<void> {
  const { sessions, throttle, places, trail } = options;
  const before = await request.findSession();
  if (before) await sessions.end(before.tokenHash);
  await throttle.clear(user.userCode, await places.find(user.userCode, request));
  await places.remember(user.userCode, request);
  request.log.info({ userId: user.id }, 'login accepted');
  await trail.add({ action: 'signed-in', actorId: user.id, subjectId: user.id, ...originOf(request) });
  if (isNewDevice) await noteNewDevice(options, request, user.id);
}

/** Adds an audit event for a sign-in from a new device, and notifies the owner by mail without waiting for it. */
async function noteNewDevice(
  { trail, mailer, users, now }: BeginSessionOptions,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const origin = originOf(request);
  request.log.info({ userId }, 'login from a new device');
  await trail.add({ action: 'new-device', actorId: userId, subjectId: userId, ...origin });
  const user = await users.findById(userId);
  if (!mailer || !user?.email) return;
  mailer
    .sendNewDevice({ to: user.email, name: user.name, ...origin, at: now().toISOString() })
    .catch((error: Error) => request.log.error({ err: error }, 'a mail about a new device was not sent'));
}
