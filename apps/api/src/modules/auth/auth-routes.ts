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
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { tokenHeaderOf, type SessionCarrier } from '../../plugins/session-carrier.ts';
import type { UserRepository } from '../users/user-repository.ts';
import type { LoginAddresses } from './login-addresses.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Passwords } from './passwords.ts';
import type { SessionRepository } from './session-repository.ts';
import { hashToken } from './session-token.ts';

export interface AuthRoutesOptions {
  sessions: SessionRepository;
  carrier: SessionCarrier;
  users: UserRepository;
  passwords: Passwords;
  throttle: LoginThrottle;
  addresses: LoginAddresses;
  attemptsPerMinute: number;
}

/** One text and one status for every reason, so that an answer never says which user codes exist. */
const REFUSED: LoginAnswer = { httpStatus: 401, message: 'User code or password is wrong.', data: null };

/** Login, app session and logout. */
export async function authRoutes(app: FastifyInstance, options: AuthRoutesOptions): Promise<void> {
  const { sessions, carrier, users, passwords, throttle, addresses, attemptsPerMinute } = options;

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
        const wait = (await addresses.take(request.ip)) || (await throttle.take(userCode));
        if (wait > 0) {
          throw new ProblemError(429, `Too many attempts. Try again in ${wait} seconds.`, { retryAfterSeconds: wait });
        }
        const user = await users.findCredentials(userCode);
        const isMatch = await passwords.verify(user?.passwordHash ?? null, password, caller);
        const refuse = () => {
          request.log.warn('login refused');
          reply.code(401);
          return REFUSED;
        };
        if (!user || !isMatch) return refuse();
        const { token, answered } = carrier.begin(reply);
        await sessions.start(user.id, token);
        // Only now: who changes the password or locks the user out later than this ends the session that is there.
        const current = await users.findCredentials(userCode);
        const isSame = current?.passwordHash === user.passwordHash;
        if (!isSame && !(await passwords.verify(current?.passwordHash ?? null, password, caller))) {
          await sessions.end(hashToken(token));
          reply.removeHeader('set-cookie');
          return refuse();
        }
        await throttle.clear(userCode);
        if (isSame && passwords.isOutdated(user.passwordHash)) {
          await users.renewPasswordHash(user, await passwords.hash(password));
        }
        request.log.info({ userId: user.id }, 'login accepted');
        return { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: answered } };
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
      config: { access: 'public' },
      schema: {
        summary: 'Sign out',
        body: jsonSchema(logoutRequestSchema),
        response: { 200: jsonSchema(logoutAnswerSchema) },
      },
    },
    async (request, reply): Promise<LogoutAnswer> => {
      const session = await request.findSession();
      carrier.end(reply);
      if (session) await sessions.end(session.tokenHash);
      return { httpStatus: 200, message: 'Signed out.' };
    },
  );
}

/** Aborts when the caller hangs up before the answer; the request's own signal does so as soon as its body is read. */
function callerOf({ raw }: FastifyReply): AbortSignal {
  const caller = new AbortController();
  raw.once('close', () => caller.abort());
  return caller.signal;
}
