import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createHttpServer } from './connections/http-server.ts';
import { closeUnread, type ConnectionLimits } from './connections/unread-answers.ts';
import type { Database } from './db/database.ts';
import { loggerOptions } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { accountRoutes } from './modules/accounts/account-routes.ts';
import { administrationRoutes } from './modules/accounts/administration-routes.ts';
import { createSeal } from './modules/second-factor/seal.ts';
import { createPasskeySites } from './modules/second-factor/passkey-origin.ts';
import { passkeyRoutes } from './modules/second-factor/passkey-routes.ts';
import { createSecondFactorRepository } from './modules/second-factor/second-factor-repository.ts';
import { secondFactorRoutes } from './modules/second-factor/second-factor-routes.ts';
import { linkRoutes } from './modules/accounts/link-routes.ts';
import { createMailer, type Mailer } from './modules/accounts/mailer.ts';
import { createAuditTrail } from './modules/audit/audit-trail.ts';
import { retention } from './modules/audit/retention.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { createLogNames } from './modules/auth/log-names.ts';
import { createLoginAddresses } from './modules/auth/login-addresses.ts';
import { createLoginPlaces } from './modules/auth/login-places.ts';
import { createLoginThrottle } from './modules/auth/login-throttle.ts';
import { createPasswords, type Passwords } from './modules/auth/passwords.ts';
import { createSessionRepository } from './modules/auth/session-repository.ts';
import { createContactRepository } from './modules/contact/contact-repository.ts';
import { contactFormRoute } from './modules/contact/contact-form-route.ts';
import { CONTACT_PER_MINUTE, contactRoutes } from './modules/contact/contact-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { createDraftRepository } from './modules/metadata/draft-repository.ts';
import { editingRoutes } from './modules/metadata/editing-routes.ts';
import { createMetadataRepository } from './modules/metadata/metadata-repository.ts';
import { metadataRoutes } from './modules/metadata/metadata-routes.ts';
import { startupRoutes } from './modules/startup/startup-routes.ts';
import { policyReportRoutes } from './modules/policy-reports/policy-report-routes.ts';
import { createNamedThemeRepository } from './modules/theme/named-theme-repository.ts';
import { namedThemeRoutes } from './modules/theme/named-theme-routes.ts';
import { createProjectRepository } from './modules/theme/project-repository.ts';
import { createThemeRepository } from './modules/theme/theme-repository.ts';
import { themeRoutes } from './modules/theme/theme-routes.ts';
import { createUserRepository } from './modules/users/user-repository.ts';
import { userRoutes } from './modules/users/user-routes.ts';
import { access } from './plugins/access.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { tidyForwardedFor } from './plugins/forwarded-for.ts';
import { hosts } from './plugins/hosts.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { limits, type OverloadLimits } from './plugins/limits.ts';
import { methods } from './plugins/methods.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { ProblemError, problems, sendProblem } from './plugins/problems.ts';
import { queryText } from './plugins/query-text.ts';
import { pathOfTarget, requestHead } from './plugins/request-head.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { BARE_HEADERS, securityHeaders } from './plugins/security-headers.ts';
import { cookieCarrier, headerCarrier } from './plugins/session-carrier.ts';
import { sessions } from './plugins/sessions.ts';
import { site } from './plugins/site.ts';
import { tracing } from './plugins/tracing.ts';
import { refuseTunnels, refuseUnreadableRequest } from './plugins/unreadable-request.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  /** The clock. @default the time of the system */
  now?: () => Date;
  /** The logger. @default one JSON line per event on standard output, from `config.logLevel` on */
  logger?: FastifyBaseLogger;
  /** Hashes and checks passwords. @default Argon2id, one or two at a time */
  passwords?: Passwords;
  /** Returns true once the server is stopping and must get no new visitors. */
  isDraining?: () => boolean;
  /** Limits from which requests are turned away. @default the delay and the memory of `config` */
  overload?: OverloadLimits;
  /** Limits on connections of clients that do not read. @default `CONNECTION_LIMITS` */
  connectionLimits?: ConnectionLimits;
  /** Time limit of a request handler in milliseconds; a later request gets 503. @default ten seconds */
  handlerTimeoutMs?: number;
  /** Sends the mails of the server; `null` for none. @default a mailer with the settings of `config.mail` */
  mailer?: Mailer | null;
  /** The metrics that count the responses. @default none */
  metrics?: Metrics | undefined;
}

/**
 * Builds the server on a migrated database, without listening.
 *
 * The order below is the map of the server: first the parts that apply to every response, then access control, then the
 * API routes, then the site.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, now = () => new Date(), passwords = createPasswords(), isDraining = () => false } = options;
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: loggerOptions(config) }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 16 * 1024,
    serverFactory: (listener) => createHttpServer(listener),
    handlerTimeout: options.handlerTimeoutMs ?? 10_000,
    return503OnClosing: false,
    // The first code that sees a request: the log has its address already.
    rewriteUrl: (request) => {
      if (config.trustedProxies > 0) tidyForwardedFor(request);
      return pathOfTarget(request);
    },
    routerOptions: { maxParamLength: 128 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: true } },
    clientErrorHandler: refuseUnreadableRequest,
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      sendProblem(request, reply.headers(BARE_HEADERS), new ProblemError(status, 'The address could not be read.'));
    },
  });

  refuseTunnels(app);
  closeUnread({
    server: app.server,
    log: app.log,
    isAddressTheVisitors: config.trustedProxies === 0,
    limits: options.connectionLimits,
  });
  const users = createUserRepository({ db, now });
  const sessionRepository = createSessionRepository({
    db,
    now,
    idleMinutes: config.sessionIdleMinutes,
    absoluteHours: config.sessionHours,
    onNotSeen: (error) => app.log.error({ err: error }, 'when a session was seen last could not be written'),
  });
  const carrier = config.hasSessionCookie ? cookieCarrier(config.sessionHours * 3_600) : headerCarrier;

  // Asks clients to close connections to a stopping server, so that the next one goes to another instance.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
  await app.register(tracing);
  if (options.metrics) await app.register(metricsPlugin, { metrics: options.metrics });
  await app.register(problems);
  await app.register(securityHeaders);
  await app.register(requestHead);
  await app.register(hosts, { allowed: config.allowedHosts });
  await app.register(methods);
  await app.register(crossOrigin, { origins: config.corsOrigins });
  await app.register(sameOrigin, { allowed: config.corsOrigins });
  await app.register(queryText);
  await app.register(jsonBodies);
  await app.register(limits, {
    overload: options.overload ?? { eventLoopDelayMs: config.maxDelayMs, rssBytes: config.maxMemoryMb * 1024 * 1024 },
    countWaitingElsewhere: () => passwords.load().running + passwords.load().waiting,
  });
  await app.register(sessions, { repository: sessionRepository, carrier });
  const secondFactors = createSecondFactorRepository({
    db,
    now,
    seal: config.secretKey === null ? null : createSeal(config.secretKey),
  });
  await app.register(access, {
    hasPermission: users.hasPermission,
    hasSecondFactor: config.isSecondFactorRequired ? secondFactors.isOn : async () => true,
  });
  await app.register(openapi, { hasSessionCookie: config.hasSessionCookie });

  await app.register(healthRoutes, { db, now, isDraining });
  const mailer = options.mailer === undefined ? config.mail && createMailer(config.mail) : options.mailer;
  const account = {
    db,
    now,
    users,
    passwords,
    mailer,
    sessions: sessionRepository,
    throttle: createLoginThrottle({ db, now }),
    places: createLoginPlaces({ db, now }),
    trail: createAuditTrail({ db, now }),
    carrier,
    secondFactors,
    attemptsPerMinute: config.loginAttemptsPerMinute,
  };
  await app.register(authRoutes, {
    ...account,
    addresses: createLoginAddresses({ db, now, perMinute: config.loginAttemptsPerMinute }),
    nameInLog: createLogNames(),
  });
  await app.register(accountRoutes, account);
  await app.register(secondFactorRoutes, { ...account, isRequired: config.isSecondFactorRequired });
  await app.register(passkeyRoutes, { ...account, passkeySites: createPasskeySites(config) });
  await app.register(linkRoutes, account);
  await app.register(administrationRoutes, account);
  await app.register(retention, { db, now, ...config.retention });
  await app.register(userRoutes, { users });
  await app.register(themeRoutes, {
    themes: createThemeRepository({ db, now }),
    projects: createProjectRepository({ db, now }),
    sessions: sessionRepository,
    savesPerMinute: config.savesPerMinute,
  });
  await app.register(namedThemeRoutes, {
    themes: createNamedThemeRepository({ db, now }),
    savesPerMinute: config.savesPerMinute,
  });
  const metadata = createMetadataRepository({ db, now });
  await app.register(metadataRoutes, { repository: metadata });
  await app.register(editingRoutes, { db, repository: metadata, drafts: createDraftRepository({ db, now }) });
  await app.register(startupRoutes);
  const contact = {
    repository: createContactRepository({ db }),
    addresses: createLoginAddresses({ db, now, perMinute: CONTACT_PER_MINUTE, purpose: 'contact' }),
    now,
  };
  await app.register(contactRoutes, contact);
  await app.register(contactFormRoute, { ...contact, site: config.siteDir === null ? config.siteOrigin : '' });
  await app.register(policyReportRoutes, { now });

  const { siteDir, frameParents } = config;
  if (siteDir !== null) {
    const origin = { expected: config.siteOrigin, isProduction: config.isProduction };
    await app.register(site, { siteDir, frameParents, origin });
  }
  app.setNotFoundHandler((request, reply) => {
    app.methods.assertAllowed(request);
    if (app.sendNotFoundPage?.(request, reply)) return reply;
    return sendProblem(request, reply, new ProblemError(404, 'There is nothing at this address.'));
  });
  return app;
}
