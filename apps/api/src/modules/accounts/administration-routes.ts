import { randomBytes } from 'node:crypto';
import {
  accessRequestSchema,
  ADMINISTRATION_PATHS,
  createUserAnswerSchema,
  createUserRequestSchema,
  doneAnswerSchema,
  linkAnswerSchema,
  permissionRequestSchema,
  removeUserRequestSchema,
  trailAnswerSchema,
  trailQuerySchema,
  userDataAnswerSchema,
  userDataQuerySchema,
  userListAnswerSchema,
  userListQuerySchema,
  userRequestSchema,
  type AccessRequest,
  type CreateUserAnswer,
  type CreateUserRequest,
  type DoneAnswer,
  type LinkAnswer,
  type PermissionRequest,
  type RemoveUserRequest,
  type TrailAnswer,
  type TrailQuery,
  type UserDataAnswer,
  type UserListAnswer,
  type UserListQuery,
  type UserRequest,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { noPermission, PERMISSIONS, type Permission } from '../../plugins/access.ts';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { noSession, ProblemError } from '../../plugins/problems.ts';
import type { AuditNote, AuditTrail } from '../audit/audit-trail.ts';
import type { LoginPlaces } from '../auth/login-places.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { Passwords } from '../auth/passwords.ts';
import { createSessionRepository } from '../auth/session-repository.ts';
import { createUserRepository, type UserRepository } from '../users/user-repository.ts';
import { originOf } from './describe-device.ts';
import { exportUser } from './export-user.ts';
import { createLinkRepository } from './link-repository.ts';
import { makeLink } from './make-link.ts';
import type { Mailer } from './mailer.ts';
import { listManagedUsers } from './managed-users.ts';

export interface AdministrationRoutesOptions {
  db: Database;
  now: () => Date;
  users: UserRepository;
  passwords: Passwords;
  throttle: LoginThrottle;
  places: LoginPlaces;
  trail: AuditTrail;
  mailer: Mailer | null;
}

type Within = Transaction<DatabaseSchema>;

/** Registers the account administration for the permission "users", and the audit trail for its own permission. */
export async function administrationRoutes(app: FastifyInstance, options: AdministrationRoutesOptions): Promise<void> {
  const { db, now, users, passwords, throttle, places, trail, mailer } = options;
  const config = { access: { permission: 'users' } } as const;
  const links = createLinkRepository({ db, now });

  /** Returns the user of a request, or throws 404. */
  const target = async ({ userId }: { userId: string }, { findById } = users) => {
    const user = await findById(userId);
    if (!user) throw new ProblemError(404, 'There is no such user.');
    return user;
  };
  /** Refuses an action on the own account, so that the last administrator cannot lock everyone out by mistake. */
  const refuseOneself = async (request: FastifyRequest, userId: string, what: string) => {
    const { userId: own } = await request.requireSession();
    if (own === userId) throw new ProblemError(409, `You cannot ${what} yourself. Another administrator can.`);
  };
  const noteOf = async (request: FastifyRequest, note: Omit<AuditNote, 'actorId'>): Promise<AuditNote> => {
    const { userId } = await request.requireSession();
    return { actorId: userId, ...originOf(request), ...note };
  };
  /**
   * Changes a user in one transaction, if the user still exists and the caller may still do it. So of two administrators
   * who delete, disable or demote each other at once only one succeeds, and nothing is done or noted twice.
   */
  const change = async (request: FastifyRequest, userId: string, work: (within: Within) => Promise<void>) => {
    const { userId: own } = await request.requireSession();
    await db.transaction().execute(async (within) => {
      const locked = createUserRepository({ db: within, now });
      // In the same order for everybody, so that two changes at once wait for each other instead of failing.
      for (const id of [own, userId].sort()) await locked.lock(id);
      const caller = await locked.findById(own);
      if (!caller || caller.isDisabled) throw noSession();
      if (!(await locked.hasPermission(own, config.access.permission))) throw noPermission(config.access.permission);
      await target({ userId }, locked);
      await work(within);
    });
  };
  const linkFor = (request: FastifyRequest) => ({
    links,
    mailer,
    onMailFailed: (error: Error) => request.log.error({ err: error }, 'a mail with a link was not sent'),
  });

  app.get<{ Querystring: UserListQuery }>(
    `/${ADMINISTRATION_PATHS.users}`,
    {
      config,
      schema: {
        summary: 'The users, in the order of their codes',
        querystring: jsonSchema(userListQuerySchema),
        response: { 200: jsonSchema(userListAnswerSchema) },
      },
    },
    async ({ query }): Promise<UserListAnswer> => ({
      ...(await listManagedUsers(db, query)),
      permissions: [...PERMISSIONS],
    }),
  );

  app.post<{ Body: CreateUserRequest }>(
    `/${ADMINISTRATION_PATHS.users}`,
    {
      config,
      schema: {
        summary: 'Make a user, who chooses a password with a link',
        body: jsonSchema(createUserRequestSchema),
        response: { 200: jsonSchema(createUserAnswerSchema) },
      },
    },
    async (request): Promise<CreateUserAnswer> => {
      const { userCode, name, email = null } = request.body;
      // A random password, so that an account without a password behaves like any other.
      const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
      const id = await users.create({ userCode, name, email, passwordHash });
      if (id === null) {
        const message = 'is taken';
        // Without the code: the log has this text, and no names of accounts.
        throw new ProblemError(409, 'This user code is taken. Choose another one.', {
          errors: [{ field: 'userCode', message }],
        });
      }
      await trail.add(await noteOf(request, { action: 'user-created', subjectId: id }));
      const link = await makeLink(linkFor(request), { id, name, email }, 'invitation');
      await trail.add(await noteOf(request, { action: 'link-made', subjectId: id, detail: 'invitation' }));
      return { userId: id, link };
    },
  );

  app.post<{ Body: UserRequest }>(
    `/${ADMINISTRATION_PATHS.link}`,
    {
      config,
      schema: {
        summary: 'Make a link with which a user chooses a new password',
        body: jsonSchema(userRequestSchema),
        response: { 200: jsonSchema(linkAnswerSchema) },
      },
    },
    async (request): Promise<LinkAnswer> => {
      const user = await target(request.body);
      if (user.isDisabled) throw new ProblemError(409, 'This user is disabled. Enable them first.');
      const link = await makeLink(linkFor(request), user, 'reset');
      await trail.add(await noteOf(request, { action: 'link-made', subjectId: user.id, detail: 'reset' }));
      return { link };
    },
  );

  app.post<{ Body: AccessRequest }>(
    `/${ADMINISTRATION_PATHS.access}`,
    {
      config,
      schema: {
        summary: 'Let a user in no more, or again',
        body: jsonSchema(accessRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    async (request): Promise<DoneAnswer> => {
      const { isDisabled } = request.body;
      const { id, userCode } = await target(request.body);
      if (isDisabled) await refuseOneself(request, id, 'disable');
      const note = await noteOf(request, { action: isDisabled ? 'user-disabled' : 'user-enabled', subjectId: id });
      await change(request, id, async (within) => {
        await createUserRepository({ db: within, now }).setDisabled(id, isDisabled);
        if (isDisabled) {
          await createSessionRepository({ db: within, now, idleMinutes: 0, absoluteHours: 0 }).endAllOf(id);
        }
        await trail.add(note, within);
      });
      if (!isDisabled) await throttle.unlock({ id, userCode });
      return { message: isDisabled ? `${userCode} may no longer sign in.` : `${userCode} may sign in.` };
    },
  );

  app.post<{ Body: UserRequest }>(
    `/${ADMINISTRATION_PATHS.unlock}`,
    {
      config,
      schema: {
        summary: 'Let a user try at once whose account others guessed at',
        body: jsonSchema(userRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    async (request): Promise<DoneAnswer> => {
      const { id, userCode } = await target(request.body);
      await throttle.unlock({ id, userCode });
      await trail.add(await noteOf(request, { action: 'user-unlocked', subjectId: id }));
      return { message: `${userCode} may try at once.` };
    },
  );

  app.post<{ Body: PermissionRequest }>(
    `/${ADMINISTRATION_PATHS.permission}`,
    {
      config,
      schema: {
        summary: 'Give a user a permission, or take it away',
        body: jsonSchema(permissionRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    async (request): Promise<DoneAnswer> => {
      const { permission, isGranted } = request.body;
      const { id, userCode } = await target(request.body);
      if (!isPermission(permission)) throw new ProblemError(400, 'There is no such permission.');
      if (!isGranted && permission === 'users') await refuseOneself(request, id, 'take this permission from');
      const action = isGranted ? 'permission-granted' : 'permission-withdrawn';
      const note = await noteOf(request, { action, subjectId: id, detail: permission });
      await change(request, id, async (within) => {
        const changed = createUserRepository({ db: within, now });
        await (isGranted ? changed.grant(id, permission) : changed.withdraw(id, permission));
        await trail.add(note, within);
      });
      return { message: `${userCode} ${isGranted ? 'has' : 'no longer has'} the permission ${permission}.` };
    },
  );

  app.post<{ Body: RemoveUserRequest }>(
    `/${ADMINISTRATION_PATHS.remove}`,
    {
      config,
      schema: {
        summary: 'Delete a user with all their data',
        body: jsonSchema(removeUserRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    async (request): Promise<DoneAnswer> => {
      const { id, userCode } = await target(request.body);
      if (request.body.userCode.toLowerCase() !== userCode) {
        const message = 'is not the code of this user';
        throw new ProblemError(400, 'Nothing was deleted: the user code is not the one of this user.', {
          errors: [{ field: 'userCode', message }],
        });
      }
      await refuseOneself(request, id, 'delete');
      const note = await noteOf(request, { action: 'user-deleted', subjectId: id });
      await change(request, id, async (within) => {
        await createUserRepository({ db: within, now }).remove(id);
        await trail.add(note, within);
      });
      await throttle.unlock({ id, userCode });
      await places.forget(userCode);
      return { message: `${userCode} is deleted.` };
    },
  );

  app.get<{ Querystring: UserRequest }>(
    `/${ADMINISTRATION_PATHS.data}`,
    {
      config,
      schema: {
        summary: 'All that is kept about a user',
        querystring: jsonSchema(userDataQuerySchema),
        response: { 200: jsonSchema(userDataAnswerSchema) },
      },
    },
    async (request): Promise<UserDataAnswer> => {
      const { id } = await target(request.query);
      const data = await exportUser({ db, now }, id);
      if (!data) throw new ProblemError(404, 'There is no such user.');
      await trail.add(await noteOf(request, { action: 'data-exported', subjectId: id }));
      return data;
    },
  );

  app.get<{ Querystring: TrailQuery }>(
    `/${ADMINISTRATION_PATHS.trail}`,
    {
      config: { access: { permission: 'audit' } },
      schema: {
        summary: 'What was done to accounts, the newest first',
        querystring: jsonSchema(trailQuerySchema),
        response: { 200: jsonSchema(trailAnswerSchema) },
      },
    },
    async ({ query }): Promise<TrailAnswer> => trail.list(query),
  );
}

const isPermission = (text: string): text is Permission => (PERMISSIONS as readonly string[]).includes(text);
