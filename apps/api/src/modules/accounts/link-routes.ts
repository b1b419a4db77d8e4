import {
  ACCOUNT_PATHS,
  findLinkAnswerSchema,
  findLinkRequestSchema,
  useLinkAnswerSchema,
  useLinkRequestSchema,
  type FindLinkAnswer,
  type FindLinkRequest,
  type UseLinkAnswer,
  type UseLinkRequest,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { Passwords } from '../auth/passwords.ts';
import { createSessionRepository } from '../auth/session-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { originOf } from './describe-device.ts';
import { createLinkRepository } from './link-repository.ts';
import { notifyOwner, type NotifyOwnerOptions } from './notify-owner.ts';
import { refuseWeakPassword } from './password-rules.ts';

export interface LinkRoutesOptions extends NotifyOwnerOptions {
  db: Database;
  passwords: Passwords;
  throttle: LoginThrottle;
  trail: AuditTrail;
  attemptsPerMinute: number;
}

/** Creates the error for an unknown, a used and an expired link: all three get the same text. */
const isGone = () => new ProblemError(404, 'This link is used, over, or was never made. Ask for a new one.');

/** Registers the routes with which the holder of a link chooses a password. */
export async function linkRoutes(app: FastifyInstance, options: LinkRoutesOptions): Promise<void> {
  const { db, now, passwords, throttle, trail, attemptsPerMinute } = options;
  const links = createLinkRepository({ db, now });
  const config = { access: 'public', rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } } as const;

  app.post<{ Body: FindLinkRequest }>(
    `/${ACCOUNT_PATHS.findLink}`,
    {
      config,
      bodyLimit: 1024,
      schema: {
        summary: 'For whom a one-time link is',
        body: jsonSchema(findLinkRequestSchema),
        response: { 200: jsonSchema(findLinkAnswerSchema) },
      },
    },
    async (request): Promise<FindLinkAnswer> => {
      const link = await links.find(request.body.token);
      if (!link) throw isGone();
      const { kind, userCode, name, expiresAt } = link;
      return { kind, userCode, name, expiresAt };
    },
  );

  app.post<{ Body: UseLinkRequest }>(
    `/${ACCOUNT_PATHS.useLink}`,
    {
      config,
      bodyLimit: 4 * 1024,
      schema: {
        summary: 'Choose a password with a one-time link',
        body: jsonSchema(useLinkRequestSchema),
        response: { 200: jsonSchema(useLinkAnswerSchema) },
      },
    },
    (request): Promise<UseLinkAnswer> =>
      passwords.admit(async () => {
        const { token, password } = request.body;
        const link = await links.find(token);
        if (!link) throw isGone();
        const { userId, userCode, kind } = link;
        // After a refused password the link is still valid.
        refuseWeakPassword(password, userCode, 'password');
        const passwordHash = await passwords.hash(password);
        await db.transaction().execute(async (within) => {
          if (!(await createLinkRepository({ db: within, now }).use(token))) throw isGone();
          await createUserRepository({ db: within, now }).setPasswordHash(userId, passwordHash);
          await createSessionRepository({ db: within, now, idleMinutes: 0, absoluteHours: 0 }).endAllOf(userId);
          const note = { actorId: userId, subjectId: userId, detail: kind, ...originOf(request) };
          await trail.add({ action: 'link-used', ...note }, within);
        });
        await throttle.unlock({ id: userId, userCode });
        if (kind === 'reset') await notifyOwner(options, request, userId, 'password');
        return { userCode };
      }),
  );
}
