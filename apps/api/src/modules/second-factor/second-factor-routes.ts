import {
  confirmedRequestSchema,
  confirmSecondFactorAnswerSchema,
  confirmSecondFactorRequestSchema,
  doneAnswerSchema,
  loginAnswerSchema,
  SECOND_FACTOR_PATHS,
  secondFactorAnswerSchema,
  secondStepRequestSchema,
  startSecondFactorAnswerSchema,
  type ConfirmedRequest,
  type ConfirmSecondFactorAnswer,
  type ConfirmSecondFactorRequest,
  type DoneAnswer,
  type LoginAnswer,
  type SecondFactorAnswer,
  type SecondStepRequest,
  type StartSecondFactorAnswer,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { originOf } from '../accounts/describe-device.ts';
import { beginSession, noteSignIn, type BeginSessionOptions } from '../auth/begin-session.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { Passwords } from '../auth/passwords.ts';
import { hashToken } from '../auth/session-token.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';

export interface SecondFactorRoutesOptions extends BeginSessionOptions {
  secondFactors: SecondFactorRepository;
  passwords: Passwords;
  throttle: LoginThrottle;
  attemptsPerMinute: number;
  /** Whether users with permissions need a second factor. */
  isRequired: boolean;
}

const REFUSED: LoginAnswer = {
  httpStatus: 401,
  message: 'The code is wrong, or was used. Try the next one.',
  data: null,
};
const OVER: LoginAnswer = { httpStatus: 401, message: 'It took too long. Sign in again.', data: null };

const access = 'session';

/** Registers the second step of a sign-in, and the setup of a second factor for signed-in users. */
export async function secondFactorRoutes(app: FastifyInstance, options: SecondFactorRoutesOptions): Promise<void> {
  const { secondFactors, users, throttle, trail, passwords, attemptsPerMinute, isRequired } = options;

  /** Throttles attempts; a code has a million values. */
  const slowDown = async (userId: string) => {
    const wait = await throttle.take(`second step ${userId}`);
    if (wait === 0) return;
    throw new ProblemError(429, `Too many attempts. Try again in ${wait} seconds.`, { retryAfterSeconds: wait });
  };
  const wrongCode = async (request: FastifyRequest, userId: string) => {
    request.log.warn({ userId }, 'second step refused');
    await trail.add({ action: 'second-factor-refused', subjectId: userId, ...originOf(request) });
  };

  app.post<{ Body: SecondStepRequest }>(
    `/${SECOND_FACTOR_PATHS.login}`,
    {
      config: { access: 'public', rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } },
      bodyLimit: 1024,
      schema: {
        summary: 'The second step of a sign-in',
        body: jsonSchema(secondStepRequestSchema),
        response: { 200: jsonSchema(loginAnswerSchema), 401: jsonSchema(loginAnswerSchema) },
      },
    },
    async (request, reply): Promise<LoginAnswer> => {
      const { ticket, code } = request.body;
      const refuse = (answer: LoginAnswer) => {
        reply.code(401);
        return answer;
      };
      const found = await secondFactors.findTicket(ticket);
      const user = found && (await users.findById(found.userId));
      const current = user && (await users.findCredentials(user.userCode));
      // A user who was disabled or whose password was changed meanwhile must start again.
      if (!found || !user || !current || hashToken(current.passwordHash) !== found.passwordDigest) return refuse(OVER);
      await slowDown(user.id);
      const taken = await secondFactors.take(user.id, code);
      if (taken === null) {
        await wrongCode(request, user.id);
        return refuse(REFUSED);
      }
      if (!(await secondFactors.useTicket(ticket))) return refuse(OVER);
      await throttle.clear(`second step ${user.id}`);
      const begun = await beginSession(options, request, reply, user);
      // Last check: a password change or a lock after this point ends the session, which exists already.
      if ((await users.findCredentials(user.userCode))?.passwordHash !== current.passwordHash) {
        await options.sessions.end(begun.tokenHash);
        reply.removeHeader('set-cookie');
        return refuse(OVER);
      }
      await noteSignIn(options, request, user, begun);
      if (taken === 'recovery') {
        await trail.add({ action: 'recovery-code-used', actorId: user.id, subjectId: user.id, ...originOf(request) });
      }
      return { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: begun.answered } };
    },
  );

  app.get(
    `/${SECOND_FACTOR_PATHS.state}`,
    {
      config: { access },
      schema: {
        summary: 'Whether the signed-in user has a second step',
        response: { 200: jsonSchema(secondFactorAnswerSchema) },
      },
    },
    async (request): Promise<SecondFactorAnswer> => {
      const { userId } = await request.requireSession();
      return {
        isOffered: secondFactors.isOffered,
        isOn: await secondFactors.isOn(userId),
        isRequired: isRequired && (await users.listPermissions(userId)).length > 0,
        recoveryCodesLeft: await secondFactors.recoveryCodesLeft(userId),
      };
    },
  );

  app.post<{ Body: ConfirmedRequest }>(
    `/${SECOND_FACTOR_PATHS.start}`,
    {
      config: { access },
      schema: {
        summary: 'Make a secret for an authenticator',
        body: jsonSchema(confirmedRequestSchema),
        response: { 200: jsonSchema(startSecondFactorAnswerSchema) },
      },
    },
    (request): Promise<StartSecondFactorAnswer> =>
      passwords.admit(async () => {
        const session = await request.requireSession();
        if (!secondFactors.isOffered) {
          throw new ProblemError(409, 'This installation offers no second step. The operator has to set SECRET_KEY.');
        }
        await confirmPassword(options, request, session, request.body.password);
        const started = await secondFactors.start(session.userId, session.userCode);
        if (!started) throw new ProblemError(409, 'The second step is on already. Remove it first.');
        return started;
      }),
  );

  app.post<{ Body: ConfirmSecondFactorRequest }>(
    `/${SECOND_FACTOR_PATHS.confirm}`,
    {
      config: { access },
      schema: {
        summary: 'Turn the second step on with its first code',
        body: jsonSchema(confirmSecondFactorRequestSchema),
        response: { 200: jsonSchema(confirmSecondFactorAnswerSchema) },
      },
    },
    async (request): Promise<ConfirmSecondFactorAnswer> => {
      const { userId, tokenHash } = await request.requireSession();
      await slowDown(userId);
      const recoveryCodes = await secondFactors.confirm(userId, request.body.code);
      if (!recoveryCodes) {
        const message = 'is wrong';
        throw new ProblemError(400, 'The code is wrong.', { errors: [{ field: 'code', message }] });
      }
      await throttle.clear(`second step ${userId}`);
      // Ends the sessions that were started without the second factor.
      await options.sessions.endAllOf(userId, tokenHash);
      await trail.add({ action: 'second-factor-added', actorId: userId, subjectId: userId, ...originOf(request) });
      return { recoveryCodes };
    },
  );

  app.post<{ Body: ConfirmedRequest }>(
    `/${SECOND_FACTOR_PATHS.remove}`,
    {
      config: { access },
      schema: {
        summary: 'Turn the second step off',
        body: jsonSchema(confirmedRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    (request): Promise<DoneAnswer> =>
      passwords.admit(async () => {
        const session = await request.requireSession();
        const { userId } = session;
        await confirmPassword(options, request, session, request.body.password);
        if (!(await secondFactors.remove(userId))) throw new ProblemError(404, 'There is no second step to remove.');
        await trail.add({ action: 'second-factor-removed', actorId: userId, subjectId: userId, ...originOf(request) });
        return { message: 'The second step is off.' };
      }),
  );
}
