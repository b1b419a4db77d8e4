import {
  ACCOUNT_PATHS,
  doneAnswerSchema,
  emptyRequestSchema,
  endSessionRequestSchema,
  endSessionsAnswerSchema,
  ownSessionsAnswerSchema,
  passwordRequestSchema,
  userDataAnswerSchema,
  type DoneAnswer,
  type EndSessionRequest,
  type EndSessionsAnswer,
  type OwnSessionsAnswer,
  type PasswordRequest,
  type UserDataAnswer,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { sessionIdOf, type SessionRepository } from '../auth/session-repository.ts';
import { type ConfirmOptions, isWrong, withPassword } from './confirm-password.ts';
import { originOf } from './describe-device.ts';
import { exportUser } from './export-user.ts';
import { noteChange, type NotifyOwnerOptions } from './notify-owner.ts';
import { refuseWeakPassword } from './password-rules.ts';

export interface AccountRoutesOptions extends ConfirmOptions, NotifyOwnerOptions {
  db: Database;
  sessions: SessionRepository;
  trail: AuditTrail;
}

const access = 'session';

/** Registers the routes of the own account: list and end sessions, change the password, export the data. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions): Promise<void> {
  const { db, now, sessions, users, passwords, trail } = options;

  app.get(
    `/${ACCOUNT_PATHS.sessions}`,
    {
      config: { access },
      schema: {
        summary: 'Where the signed-in user is signed in',
        response: { 200: jsonSchema(ownSessionsAnswerSchema) },
      },
    },
    async (request): Promise<OwnSessionsAnswer> => {
      const { userCode, tokenHash } = await request.requireSession();
      const entries = await sessions.list(userCode);
      return {
        sessions: entries.map(({ id, device, address, createdAt, lastSeenAt, expiresAt, isNewDevice }) => {
          const isCurrent = id === sessionIdOf(tokenHash);
          return { id, device, address, startedAt: createdAt, lastSeenAt, expiresAt, isNewDevice, isCurrent };
        }),
      };
    },
  );

  app.post<{ Body: EndSessionRequest }>(
    `/${ACCOUNT_PATHS.endSession}`,
    {
      config: { access },
      schema: {
        summary: 'End one of the own sessions',
        body: jsonSchema(endSessionRequestSchema),
        response: { 200: jsonSchema(endSessionsAnswerSchema) },
      },
    },
    async (request): Promise<EndSessionsAnswer> => {
      const { userId } = await request.requireSession();
      const { id } = request.body;
      if (!(await sessions.endById(id, userId))) throw new ProblemError(404, 'This session is over already.');
      await trail.add({
        action: 'session-ended',
        actorId: userId,
        subjectId: userId,
        detail: id,
        ...originOf(request),
      });
      return { ended: 1 };
    },
  );

  app.post(
    `/${ACCOUNT_PATHS.endOtherSessions}`,
    {
      config: { access },
      schema: {
        summary: 'End all own sessions but this one',
        body: jsonSchema(emptyRequestSchema),
        response: { 200: jsonSchema(endSessionsAnswerSchema) },
      },
    },
    async (request): Promise<EndSessionsAnswer> => {
      const { userId, tokenHash } = await request.requireSession();
      const ended = await sessions.endAllOf(userId, tokenHash);
      const detail = String(ended);
      await trail.add({ action: 'sessions-ended', actorId: userId, subjectId: userId, detail, ...originOf(request) });
      return { ended };
    },
  );

  app.post<{ Body: PasswordRequest }>(
    `/${ACCOUNT_PATHS.password}`,
    {
      config: { access },
      bodyLimit: 4 * 1024,
      schema: {
        summary: 'Change the own password; all other sessions end',
        body: jsonSchema(passwordRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    async (request): Promise<DoneAnswer> => {
      const { userId, userCode, tokenHash } = await request.requireSession();
      const { newPassword } = request.body;
      refuseWeakPassword(newPassword, userCode, 'newPassword');
      return withPassword(options, request, async (_session, confirmed) => {
        // During hashing, a link or another session may have set a password, which stays.
        if (!(await users.changePasswordHash(confirmed, await passwords.hash(newPassword)))) throw isWrong();
        await sessions.endAllOf(userId, tokenHash);
        await noteChange(options, request, { action: 'password-changed', change: 'password', userId });
        return { message: 'The password is changed, and all other sessions are over.' };
      });
    },
  );

  app.get(
    `/${ACCOUNT_PATHS.ownData}`,
    {
      config: { access },
      schema: {
        summary: 'All that is kept about the signed-in user',
        response: { 200: jsonSchema(userDataAnswerSchema) },
      },
    },
    async (request): Promise<UserDataAnswer> => {
      const { userId } = await request.requireSession();
      const data = await exportUser({ db, now }, userId);
      if (!data) throw new ProblemError(404, 'There is no such user any more.');
      // The export also works while nothing can be written, as on a full disk.
      await trail
        .add({ action: 'data-exported', actorId: userId, subjectId: userId, ...originOf(request) })
        .catch((error: Error) =>
          request.log.error({ err: error }, 'an export of the own data is missing in the trail'),
        );
      return data;
    },
  );
}
