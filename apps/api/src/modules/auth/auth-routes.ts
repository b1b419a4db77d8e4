import {
  appSessionAnswerSchema,
  appSessionRequestSchema,
  AUTH_PATHS,
  loginAnswerSchema,
  loginRequestSchema,
  logoutAnswerSchema,
  logoutRequestSchema,
  type AppSessionAnswer,
  type AppSessionRequest,
  type LoginAnswer,
  type LoginRequest,
  type LogoutAnswer,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unlessOwnerGone } from '../../db/owner-gone.ts';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError, tooMany } from '../../plugins/problems.ts';
import { tokenHeaderOf } from '../../plugins/session-carrier.ts';
import { originOf } from '../accounts/describe-device.ts';
import type { SecondFactorRepository } from '../second-factor/second-factor-repository.ts';
import { beginSession, noteSignIn, type BeginSessionOptions } from './begin-session.ts';
import type { LoginAddresses } from './login-addresses.ts';
import type { Passwords } from './passwords.ts';

export interface AuthRoutesOptions extends BeginSessionOptions {
  passwords: Passwords;
  addresses: LoginAddresses;
  secondFactors: SecondFactorRepository;
  attemptsPerMinute: number;
  /** Returns the keyed hash that names an account in the log and in the audit trail. */
  nameInLog: (userCode: string) => string;
}

/** One text and one status for every reason, so that a response never reveals which user codes exist. */
const REFUSED: LoginAnswer = { httpStatus: 401, message: 'User code or password is wrong.', data: null };

/** Response to the right password of an account with a second factor: it has a ticket instead of the token. */
const SECOND_STEP = { httpStatus: 401, message: 'Enter the code of your second step.' };

/** Registers login, app session and logout. */
export async function authRoutes(app: FastifyInstance, options: AuthRoutesOptions): Promise<void> {
  const { sessions, carrier, users, passwords, throttle, places, addresses, attemptsPerMinute, trail } = options;
  const { nameInLog, secondFactors } = options;

  app.post<{ Body: LoginRequest }>(
    `/${AUTH_PATHS.login}`,
    {
      // Counted here as well as in the database, so that an address beyond its limit costs no query.
      config: { access: 'public', rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } },
      bodyLimit: 4 * 1024,
      schema: {
        summary: 'Sign in',
        body: jsonSchema(loginRequestSchema),
        response: { 200: jsonSchema(loginAnswerSchema), 401: jsonSchema(loginAnswerSchema) },
      },
    },
    (request, reply): Promise<LoginAnswer> =>
      passwords.admit(async () => {
        const { userCode, password } = request.body;
        const caller = callerOf(reply);
        const fromAddress = await addresses.take(request.ip);
        const place = fromAddress > 0 ? null : await places.find(userCode, request);
        const wait = fromAddress || (await throttle.take(userCode, place));
        if (wait > 0) {
          request.log.warn({ account: nameInLog(userCode) }, 'login put off');
          throw tooMany('attempts', wait);
        }
        const user = await users.findCredentials(userCode);
        const isMatch = await passwords.verify(user?.passwordHash ?? null, password, caller);
        const origin = originOf(request);
        const refuse = async () => {
          const account = nameInLog(userCode);
          request.log.warn({ account, userId: user?.id }, 'login refused');
          await trail
            .add({ action: 'sign-in-refused', account, subjectId: user?.id ?? null, ...origin })
            .catch((error: Error) => request.log.error({ err: error }, 'a refused login is missing in the trail'));
          reply.code(401).removeHeader('set-cookie');
          return REFUSED;
        };
        if (!user || !isMatch) return refuse();
        if (await secondFactors.isOn(user.id)) {
          const ticket = await unlessOwnerGone(secondFactors.tickets.make(user.id, user.passwordHash));
          if (ticket === null) return refuse();
          reply.code(401);
          return { ...SECOND_STEP, data: { SagAuthToken: ticket } };
        }
        const signedIn = { id: user.id, userCode };
        const begun = await unlessOwnerGone(beginSession(options, request, reply, signedIn));
        if (begun === null) return refuse();
        // Last check: a password change or a lock after this point ends the session, which exists already.
        const current = await users.findCredentials(userCode);
        const isSame = current?.passwordHash === user.passwordHash;
        if (!isSame && !(await passwords.verify(current?.passwordHash ?? null, password, caller))) {
          await sessions.end(begun.tokenHash);
          return refuse();
        }
        if (isSame && (await passwords.isOutdated(user.passwordHash, password))) {
          await users.renewPasswordHash(user, await passwords.hash(password));
        }
        await noteSignIn(options, request, signedIn, begun);
        return { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: begun.answered } };
      }),
  );

  app.post<{ Body: AppSessionRequest }>(
    `/${AUTH_PATHS.appSessions}`,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Open the application for this session',
        body: jsonSchema(appSessionRequestSchema),
        response: { 200: jsonSchema(appSessionAnswerSchema) },
      },
    },
    async (request): Promise<AppSessionAnswer> => {
      const session = await request.requireSession();
      const { appCode, token } = request.body;
      if (token !== tokenHeaderOf(request)) {
        throw new ProblemError(401, 'The token in the body is not the one in the header.');
      }
      await sessions.openApp(session.tokenHash, appCode);
      return { httpStatus: 200, message: 'Session started.', data: { appCode, expiresAt: session.expiresAt } };
    },
  );

  app.post(
    `/${AUTH_PATHS.logout}`,
    {
      config: { access: 'public', takesSession: true },
      schema: {
        summary: 'Sign out',
        body: jsonSchema(logoutRequestSchema),
        response: { 200: jsonSchema(logoutAnswerSchema) },
      },
    },
    async (request, reply): Promise<LogoutAnswer> => {
      const session = await request.findSession();
      carrier.end(reply);
      if (session && (await sessions.end(session.tokenHash))) {
        const { userId } = session;
        await trail.add({ action: 'signed-out', actorId: userId, subjectId: userId, ...originOf(request) });
      }
      return { httpStatus: 200, message: 'Signed out.' };
    },
  );
}

/**
 * Returns a signal that aborts when the caller disconnects before the response; the request's own signal already aborts
 * when its body is read.
 */
function callerOf({ raw }: FastifyReply): AbortSignal {
  const caller = new AbortController();
  raw.once('close', () => caller.abort());
  return caller.signal;
}
