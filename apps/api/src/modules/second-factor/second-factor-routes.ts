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
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { withPassword } from '../accounts/confirm-password.ts';
import { noteChange } from '../accounts/notify-owner.ts';
import type { Passwords } from '../auth/passwords.ts';
import { forgetAttempts, slowDown, takeSecondStep, type SecondStepOptions } from './second-step.ts';

export interface SecondFactorRoutesOptions extends SecondStepOptions {
  passwords: Passwords;
  attemptsPerMinute: number;
  /** Whether users with permissions need a second factor. */
  isRequired: boolean;
}

const access = 'session';

/** Registers the second step of a sign-in, and the setup of a second factor for signed-in users. */
export async function secondFactorRoutes(app: FastifyInstance, options: SecondFactorRoutesOptions): Promise<void> {
  const { secondFactors, users, attemptsPerMinute, isRequired } = options;
  const { authenticators, recoveryCodes } = secondFactors;

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
    (request, reply): Promise<LoginAnswer> =>
      takeSecondStep(options, request, reply, request.body.ticket, ({ id }) =>
        secondFactors.takeCode(id, request.body.code),
      ),
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
        isOffered: authenticators.isOffered,
        isOn: await secondFactors.isOn(userId),
        hasAuthenticator: await authenticators.isSetUp(userId),
        isRequired: isRequired && (await users.listPermissions(userId)).length > 0,
        recoveryCodesLeft: await recoveryCodes.countLeft(userId),
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
    (request): Promise<StartSecondFactorAnswer> => {
      if (!authenticators.isOffered) {
        throw new ProblemError(409, 'This installation stores no authenticators. The operator has to set SECRET_KEY.');
      }
      return withPassword(options, request, async ({ userId, userCode }) => {
        const started = await authenticators.start(userId, userCode);
        if (!started) throw new ProblemError(409, 'An authenticator is set up already. Remove it first.');
        return started;
      });
    },
  );

  app.post<{ Body: ConfirmSecondFactorRequest }>(
    `/${SECOND_FACTOR_PATHS.confirm}`,
    {
      config: { access },
      schema: {
        summary: 'Turn the authenticator on with its first code',
        body: jsonSchema(confirmSecondFactorRequestSchema),
        response: { 200: jsonSchema(confirmSecondFactorAnswerSchema) },
      },
    },
    async (request): Promise<ConfirmSecondFactorAnswer> => {
      const { userId, userCode, tokenHash } = await request.requireSession();
      const user = { id: userId, userCode };
      await slowDown(options, request, user);
      if (!(await authenticators.confirm(userId, request.body.code))) {
        const message = 'is wrong';
        throw new ProblemError(400, 'The code is wrong.', { errors: [{ field: 'code', message }] });
      }
      await forgetAttempts(options, request, user);
      // Ends the sessions that were started without the second factor.
      await options.sessions.endAllOf(userId, tokenHash);
      await noteChange(options, request, { action: 'second-factor-added', change: 'authenticator-added', userId });
      return { recoveryCodes: await recoveryCodes.replace(userId) };
    },
  );

  app.post<{ Body: ConfirmedRequest }>(
    `/${SECOND_FACTOR_PATHS.remove}`,
    {
      config: { access },
      schema: {
        summary: 'Remove the authenticator',
        body: jsonSchema(confirmedRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    (request): Promise<DoneAnswer> =>
      withPassword(options, request, async ({ userId }) => {
        if (!(await authenticators.remove(userId))) throw new ProblemError(404, 'There is no authenticator to remove.');
        await secondFactors.tidyUp(userId);
        await noteChange(options, request, {
          action: 'second-factor-removed',
          change: 'authenticator-removed',
          userId,
        });
        return { message: 'The authenticator is removed.' };
      }),
  );
}
