import {
  addPasskeyAnswerSchema,
  addPasskeyRequestSchema,
  doneAnswerSchema,
  loginAnswerSchema,
  ownPasskeysAnswerSchema,
  PASSKEY_PATHS,
  passkeyLoginRequestSchema,
  removePasskeyRequestSchema,
  secondStepMethodsAnswerSchema,
  secondStepMethodsRequestSchema,
  startPasskeyAnswerSchema,
  startPasskeyRequestSchema,
  type AddPasskeyAnswer,
  type AddPasskeyRequest,
  type ConfirmedRequest,
  type DoneAnswer,
  type LoginAnswer,
  type OwnPasskeysAnswer,
  type PasskeyLoginRequest,
  type RemovePasskeyRequest,
  type SecondStepMethodsAnswer,
  type SecondStepMethodsRequest,
  type StartPasskeyAnswer,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { withPassword } from '../accounts/confirm-password.ts';
import { noteChange } from '../accounts/notify-owner.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { PasskeySite, PasskeySites } from './passkey-origin.ts';
import { findWaiting, TICKET_OVER, takeSecondStep, type SecondStepOptions } from './second-step.ts';

export interface PasskeyRoutesOptions extends SecondStepOptions {
  passwords: Passwords;
  attemptsPerMinute: number;
  passkeySites: PasskeySites;
}

const access = 'session';

/** Registers the second step with a passkey, and the passkeys of signed-in users. */
export async function passkeyRoutes(app: FastifyInstance, options: PasskeyRoutesOptions): Promise<void> {
  const { secondFactors, sessions, attemptsPerMinute, passkeySites } = options;
  const { passkeys, recoveryCodes } = secondFactors;
  const rateLimit = { max: attemptsPerMinute, timeWindow: '1 minute' };

  const siteOf = (request: FastifyRequest): PasskeySite => {
    const site = passkeySites.find(request);
    if (site) return site;
    throw new ProblemError(
      409,
      'Passkeys are not accepted from this page. An operator has to set SITE_ORIGIN to the origin of the site.',
    );
  };

  app.get(
    `/${PASSKEY_PATHS.list}`,
    {
      config: { access },
      schema: { summary: 'List the own passkeys', response: { 200: jsonSchema(ownPasskeysAnswerSchema) } },
    },
    async (request): Promise<OwnPasskeysAnswer> => {
      const { userId } = await request.requireSession();
      return { isOffered: passkeySites.isOffered, passkeys: await passkeys.list(userId) };
    },
  );

  app.post<{ Body: ConfirmedRequest }>(
    `/${PASSKEY_PATHS.start}`,
    {
      config: { access },
      schema: {
        summary: 'Make a challenge for a new passkey',
        body: jsonSchema(startPasskeyRequestSchema),
        response: { 200: jsonSchema(startPasskeyAnswerSchema) },
      },
    },
    (request): Promise<StartPasskeyAnswer> => {
      const site = siteOf(request);
      return withPassword(options, request, async (session) => {
        const created = await passkeys.start(session, site);
        if (!created) throw new ProblemError(409, 'The account has as many passkeys as it may. Remove one first.');
        return { options: created };
      });
    },
  );

  app.post<{ Body: AddPasskeyRequest }>(
    `/${PASSKEY_PATHS.add}`,
    {
      config: { access },
      schema: {
        summary: 'Add a passkey',
        body: jsonSchema(addPasskeyRequestSchema),
        response: { 200: jsonSchema(addPasskeyAnswerSchema) },
      },
    },
    async (request): Promise<AddPasskeyAnswer> => {
      const { userId, tokenHash } = await request.requireSession();
      const wasOn = await secondFactors.isOn(userId);
      if (!(await passkeys.add(userId, siteOf(request), request.body))) {
        const message = 'does not answer the challenge, or is known already';
        throw new ProblemError(400, 'The passkey was not added. Start again.', {
          errors: [{ field: 'credential', message }],
        });
      }
      // Ends the sessions that were started without a second factor.
      if (!wasOn) await sessions.endAllOf(userId, tokenHash);
      const detail = request.body.name.trim();
      await noteChange(options, request, { action: 'passkey-added', change: 'passkey-added', userId, detail });
      const hasCodes = (await recoveryCodes.countLeft(userId)) > 0;
      return { recoveryCodes: hasCodes ? [] : await recoveryCodes.replace(userId) };
    },
  );

  app.post<{ Body: RemovePasskeyRequest }>(
    `/${PASSKEY_PATHS.remove}`,
    {
      config: { access },
      schema: {
        summary: 'Remove a passkey',
        body: jsonSchema(removePasskeyRequestSchema),
        response: { 200: jsonSchema(doneAnswerSchema) },
      },
    },
    (request): Promise<DoneAnswer> =>
      withPassword(options, request, async ({ userId }) => {
        if (!(await passkeys.remove(userId, request.body.id))) throw new ProblemError(404, 'There is no such passkey.');
        await secondFactors.tidyUp(userId);
        await noteChange(options, request, { action: 'passkey-removed', change: 'passkey-removed', userId });
        return { message: 'The passkey is removed.' };
      }),
  );

  app.post<{ Body: SecondStepMethodsRequest }>(
    `/${PASSKEY_PATHS.methods}`,
    {
      config: { access: 'public', rateLimit },
      bodyLimit: 1024,
      schema: {
        summary: 'The ways to take the second step of a sign-in',
        body: jsonSchema(secondStepMethodsRequestSchema),
        response: { 200: jsonSchema(secondStepMethodsAnswerSchema) },
      },
    },
    async (request): Promise<SecondStepMethodsAnswer> => {
      const { ticket } = request.body;
      const user = await findWaiting(options, ticket);
      if (!user) throw new ProblemError(401, TICKET_OVER);
      const site = passkeySites.find(request);
      return {
        hasAuthenticator: await secondFactors.authenticators.isSetUp(user.id),
        passkey: site && (await passkeys.ask(user.id, ticket, site)),
      };
    },
  );

  app.post<{ Body: PasskeyLoginRequest }>(
    `/${PASSKEY_PATHS.login}`,
    {
      config: { access: 'public', rateLimit },
      schema: {
        summary: 'The second step of a sign-in, with a passkey',
        body: jsonSchema(passkeyLoginRequestSchema),
        response: { 200: jsonSchema(loginAnswerSchema), 401: jsonSchema(loginAnswerSchema) },
      },
    },
    (request, reply): Promise<LoginAnswer> => {
      const site = siteOf(request);
      return takeSecondStep(options, request, reply, request.body.ticket, async ({ id }) =>
        (await passkeys.take(id, site, request.body)) ? 'passkey' : null,
      );
    },
  );
}
