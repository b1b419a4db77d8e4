import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { loggerOptions } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { createLoginAddresses } from './modules/auth/login-addresses.ts';
import { createLoginThrottle } from './modules/auth/login-throttle.ts';
import { createPasswords, type Passwords } from './modules/auth/passwords.ts';
import { createSessionRepository } from './modules/auth/session-repository.ts';
import { createContactRepository } from './modules/contact/contact-repository.ts';
import { contactRoutes } from './modules/contact/contact-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { createMetadataRepository } from './modules/metadata/metadata-repository.ts';
import { metadataRoutes } from './modules/metadata/metadata-routes.ts';
import { startupRoutes } from './modules/startup/startup-routes.ts';
import { policyReportRoutes } from './modules/policy-reports/policy-report-routes.ts';
import { createProjectRepository } from './modules/theme/project-repository.ts';
import { createThemeRepository } from './modules/theme/theme-repository.ts';
import { themeRoutes } from './modules/theme/theme-routes.ts';
import { createUserRepository } from './modules/users/user-repository.ts';
import { userRoutes } from './modules/users/user-routes.ts';
import { access } from './plugins/access.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { limits, type OverloadLimits } from './plugins/limits.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { ProblemError, problems, sendProblem } from './plugins/problems.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { BARE_HEADERS, securityHeaders } from './plugins/security-headers.ts';
import { cookieCarrier, headerCarrier } from './plugins/session-carrier.ts';
import { sessions } from './plugins/sessions.ts';
import { site } from './plugins/site.ts';
import { tracing } from './plugins/tracing.ts';
import { refuseUnreadableRequest } from './plugins/unreadable-request.ts';
import { workshop } from './plugins/workshop.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  /** @default the time */
  now?: () => Date;
  /** @default one JSON line per event on standard output, from `config.logLevel` on */
  logger?: FastifyBaseLogger;
  /** @default Argon2id, one or two at a time */
  passwords?: Passwords;
  /** True once the server is stopping and should get no new visitors. */
  isDraining?: () => boolean;
  /** @default a quarter of a second of event loop delay, and the memory of `config.maxMemoryMb` */
  overload?: OverloadLimits;
  /** How long a call may take before its visitor is told to come back. @default ten seconds */
  handlerTimeoutMs?: number;
  /** Where answers are counted. @default nowhere */
  metrics?: Metrics | undefined;
}

/**
 * Builds the server over a migrated database, without listening.
 *
 * The order below is the map of the server: what applies to every answer
 * first, then who may ask, then the calls, then the site.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, now = () => new Date(), passwords = createPasswords(), isDraining = () => false } = options;
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: loggerOptions(config) }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 16 * 1024,
    // A second less than an answer may take, so that who sends slowly is told so.
    requestTimeout: 9_000,
    handlerTimeout: options.handlerTimeoutMs ?? 10_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500, requireHostHeader: false },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 128 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: true } },
    clientErrorHandler: refuseUnreadableRequest,
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      sendProblem(request, reply.headers(BARE_HEADERS), new ProblemError(status, 'The address could not be read.'));
    },
  });

  const users = createUserRepository({ db, now });
  const sessionRepository = createSessionRepository({
    db,
    now,
    idleMinutes: config.sessionIdleMinutes,
    absoluteHours: config.sessionHours,
  });
  const carrier = config.hasSessionCookie ? cookieCarrier(config.sessionHours * 3_600) : headerCarrier;

  // Whoever keeps a connection open to a stopping server shall open the next one elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  await app.register(tracing);
  if (options.metrics) await app.register(metricsPlugin, { metrics: options.metrics });
  await app.register(problems);
  await app.register(securityHeaders);
  await app.register(sameOrigin);
  await app.register(jsonBodies);
  await app.register(limits, {
    overload: options.overload ?? { eventLoopDelayMs: 250, rssBytes: config.maxMemoryMb * 1024 * 1024 },
  });
  await app.register(sessions, { repository: sessionRepository, carrier });
  await app.register(access, { hasPermission: users.hasPermission });
  await app.register(openapi, { hasSessionCookie: config.hasSessionCookie });

  await app.register(healthRoutes, { db, now, isDraining });
  await app.register(authRoutes, {
    sessions: sessionRepository,
    carrier,
    users,
    passwords,
    throttle: createLoginThrottle({ db, now }),
    addresses: createLoginAddresses({ db, now, perMinute: config.loginAttemptsPerMinute }),
    attemptsPerMinute: config.loginAttemptsPerMinute,
  });
  await app.register(userRoutes, { users });
  await app.register(themeRoutes, {
    themes: createThemeRepository({ db, now }),
    projects: createProjectRepository({ db, now }),
    savesPerMinute: config.savesPerMinute,
  });
  await app.register(metadataRoutes, { repository: createMetadataRepository({ db, now }) });
  await app.register(startupRoutes);
  await app.register(contactRoutes, { repository: createContactRepository({ db }), now });
  await app.register(policyReportRoutes, { now });

  const { siteDir, frameParents, workshopDir } = config;
  if (siteDir !== null) await app.register(site, { siteDir, frameParents });
  if (workshopDir !== null) await app.register(workshop, { workshopDir });
  app.setNotFoundHandler((request, reply) => {
    if (app.sendNotFoundPage?.(request, reply)) return reply;
    return sendProblem(request, reply, new ProblemError(404, 'There is nothing at this address.'));
  });
  return app;
}
