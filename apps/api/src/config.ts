import { resolve } from 'node:path';
import * as v from 'valibot';
import { sqlitePathIn } from './db/data-folder.ts';
import type { DatabaseLocation } from './db/database.ts';
import type { MailSettings } from './modules/accounts/mailer.ts';
import type { Retention } from './modules/audit/retention.ts';
import { createSettings, type Environment } from './settings.ts';

/** The settings of the server, checked and typed. */
export interface Config {
  port: number;
  host: string;
  database: DatabaseLocation;
  /** True when the server may use a PostgreSQL server that can lose the last saves. */
  isRelaxed: boolean;
  /** Folder of the embedded database; unused with PostgreSQL. */
  dataDir: string;
  /** The built site to serve, or `null` to serve the API alone. */
  siteDir: string | null;
  /** The origin that the built site must have, or `null` for any origin except a placeholder. */
  siteOrigin: string | null;
  /** Origins of other sites that may show pages of this one in a frame. */
  frameParents: readonly string[];
  /** Origins of other sites whose pages may call this server. */
  corsOrigins: readonly string[];
  /** Host names of this server, or `null` for any. */
  allowedHosts: readonly string[] | null;
  projectColorTheme: 'light' | 'dark' | 'flately';
  isProduction: boolean;
  hasDemoUser: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Number of proxies in front of this server that are trusted to report the visitor's address. */
  trustedProxies: number;
  /** Limit for each IP address. */
  loginAttemptsPerMinute: number;
  /** Limit for each user. */
  savesPerMinute: number;
  /** True when half of the session token is in a cookie that no script can read. */
  hasSessionCookie: boolean;
  sessionIdleMinutes: number;
  sessionHours: number;
  /** Mail settings, or `null` to send no mail: links are then shown to the person who creates them. */
  mail: MailSettings | null;
  retention: Retention;
  /** Key that encrypts the secrets which the server must read again, or `null` to store none. */
  secretKey: string | null;
  /** True when permissions are valid only with a second factor at the sign-in. */
  isSecondFactorRequired: boolean;
  /** Delay of the event loop from which requests are turned away, in milliseconds; 0 for no limit. */
  maxDelayMs: number;
  /** Memory of the process from which requests are turned away, in megabytes. */
  maxMemoryMb: number;
  /** Time for which a stopping server still answers after it reports that it is not ready, in milliseconds. */
  drainMs: number;
  /** Address of the metrics for Prometheus, or `null` to measure nothing. */
  metrics: { port: number; host: string } | null;
}

/**
 * Reads the settings from environment variables, once, at start.
 *
 * An empty variable counts as unset. Throws one error that lists all invalid values and all names that look like a
 * misspelt setting; no invalid value is replaced by a default.
 *
 * @param findFaults further checks of the settings, whose errors are in the same list.
 */
export function readConfig(env: Environment, findFaults: (config: Config) => readonly string[] = () => []): Config {
  const { read, refuse, assertRight } = createSettings(env);
  const isProduction =
    read('NODE_ENV', v.picklist(ENVIRONMENTS), 'development', ENVIRONMENTS.join(', ')) === 'production';
  const dataDir = resolve(read('DATA_DIR', v.string(), './data', 'a folder'));
  const databaseUrl = read('DATABASE_URL', v.nullable(postgresUrl), null, POSTGRES_HINT);
  const siteDir = read('SITE_DIR', v.nullable(v.string()), null, 'a folder');
  const metricsPort = read('METRICS_PORT', v.nullable(whole(0, 65_535)), null, 'a whole number from 0 to 65535');
  const metricsHost = read('METRICS_HOST', v.string(), '127.0.0.1', 'a host name or an address');
  const host = read('HOST', v.string(), 'localhost', 'a host name or an address');
  const trustedProxies = read('TRUSTED_PROXIES', whole(0, 10), 0, 'a whole number from 0 to 10');
  const demoUser = read('DEMO_USER', v.picklist(['on', 'off']), isProduction ? 'off' : 'on', 'on or off');
  if (isProduction && demoUser === 'on') {
    refuse(
      'DEMO_USER is on and NODE_ENV is production. The demo password is public; unset DEMO_USER and make a user with the create-user command.',
    );
  }
  if (demoUser === 'on' && !env['DEMO_USER']) {
    const isReached = !isLoopback(host)
      ? `HOST is ${host.slice(0, 80)}`
      : trustedProxies > 0
        ? 'TRUSTED_PROXIES is set'
        : null;
    if (isReached !== null) {
      refuse(
        `${isReached}, so others can reach this server, and the passwords of its demo users are public. Set NODE_ENV=production, which has none, or DEMO_USER=on if you mean it.`,
      );
    }
  }
  const hasSessionCookie = read('SESSION_COOKIE', v.picklist(['on', 'off']), 'off', 'on or off') === 'on';
  const corsOrigins = read(
    'CORS_ORIGINS',
    originList,
    [],
    'origins such as https://www.example.com, with blanks between',
  );
  if (hasSessionCookie && corsOrigins.length > 0) {
    refuse(
      'SESSION_COOKIE is on and CORS_ORIGINS is set. The cookie is for pages of this server alone; unset one of them, or serve the site from this origin through the proxy.',
    );
  }
  const siteOrigin = read('SITE_ORIGIN', v.nullable(origin), null, 'an origin such as https://example.com');
  const smtpUrl = read('SMTP_URL', v.nullable(smtpAddress), null, 'an address such as smtp://user:password@host:587');
  const mailFrom = read('MAIL_FROM', v.nullable(sender), null, 'an address such as accounts@example.com');
  if (smtpUrl !== null && !(env['MAIL_FROM'] && env['SITE_ORIGIN'])) {
    refuse(
      'SMTP_URL is set, and MAIL_FROM or SITE_ORIGIN is not. Mails need a sender, and links in them an origin: set both.',
    );
  }
  if (mailFrom !== null && !env['SMTP_URL']) {
    refuse('MAIL_FROM is set, and SMTP_URL is not, so no mail would be sent. Set SMTP_URL, or unset MAIL_FROM.');
  }
  const port = read('PORT', whole(0, 65_535), 4200, 'a whole number from 0 (any free port) to 65535');
  if (metricsPort === port && port !== 0) {
    refuse(`PORT and METRICS_PORT are both ${port}. Set METRICS_PORT to another port.`);
  }
  if (env['METRICS_HOST'] && !env['METRICS_PORT']) {
    refuse(
      'METRICS_HOST is set, and METRICS_PORT is not, so nothing would be measured. Set METRICS_PORT, or unset METRICS_HOST.',
    );
  }
  const config: Config = {
    port,
    host,
    database: databaseUrl
      ? { engine: 'postgres', url: databaseUrl }
      : { engine: 'sqlite', path: sqlitePathIn(dataDir) },
    isRelaxed: read('DURABILITY', v.picklist(['full', 'relaxed']), 'full', 'full or relaxed') === 'relaxed',
    dataDir,
    siteDir: siteDir === null ? null : resolve(siteDir),
    siteOrigin,
    frameParents: read('FRAME_PARENTS', originList, [], 'origins such as https://ide.example, with blanks between'),
    corsOrigins,
    allowedHosts: read('ALLOWED_HOSTS', v.nullable(hostList), null, 'host names without a port, with blanks between'),
    projectColorTheme: read('PROJECT_COLOR_THEME', v.picklist(MODES), 'light', 'light, dark or flately'),
    isProduction,
    hasDemoUser: demoUser === 'on',
    logLevel: read('LOG_LEVEL', v.picklist(LOG_LEVELS), isProduction ? 'info' : 'warn', LOG_LEVELS.join(', ')),
    trustedProxies,
    loginAttemptsPerMinute: read('LOGIN_ATTEMPTS_PER_MINUTE', whole(1, 100_000), 20, 'a whole number from 1'),
    savesPerMinute: read('SAVES_PER_MINUTE', whole(1, 999_999), 240, 'a whole number from 1'),
    hasSessionCookie,
    sessionIdleMinutes: read('SESSION_IDLE_MINUTES', whole(1, 10_080), 30, 'a whole number from 1 to 10080'),
    sessionHours: read('SESSION_HOURS', whole(1, 720), 12, 'a whole number from 1 to 720'),
    mail: smtpUrl && mailFrom && siteOrigin ? { url: smtpUrl, from: mailFrom, siteOrigin } : null,
    secretKey: read(
      'SECRET_KEY',
      v.nullable(longText),
      isProduction ? null : DEVELOPMENT_KEY,
      'a random text of 32 characters or more',
    ),
    isSecondFactorRequired:
      read('SECOND_FACTOR', v.picklist(['offered', 'required']), 'offered', 'offered or required') === 'required',
    retention: {
      auditDays: read('AUDIT_DAYS', whole(1, 36_500), 365, 'a whole number of days from 1 to 36500'),
      contactDays: read('CONTACT_DAYS', v.nullable(whole(1, 36_500)), null, 'a whole number of days from 1 to 36500'),
    },
    maxDelayMs: read('MAX_DELAY_MS', whole(0, 60_000), 250, 'a whole number from 0 to 60000'),
    maxMemoryMb: read('MAX_MEMORY_MB', whole(256, 65_536), 1_024, 'a whole number from 256 to 65536'),
    drainMs: read('DRAIN_MS', whole(0, 60_000), isProduction ? 5_000 : 0, 'a whole number from 0 to 60000'),
    metrics: metricsPort === null ? null : { port: metricsPort, host: metricsHost },
  };
  for (const fault of findFaults(config)) refuse(fault);
  assertRight();
  return config;
}

/** Returns true for a loopback host, which no other machine can reach. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

const ENVIRONMENTS = ['development', 'production', 'test'] as const;
const MODES = ['light', 'dark', 'flately'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const POSTGRES_HINT = 'an address of the form postgresql://user:password@host:5432/database';

const postgresUrl = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, pathname, hostname, searchParams } = new URL(text);
    const isPostgres = protocol === 'postgres:' || protocol === 'postgresql:';
    return isPostgres && pathname.length > 1 && (hostname !== '' || searchParams.has('host'));
  }),
);

/** Encrypts the secrets on a developer’s own machine, where they need no protection. */
const DEVELOPMENT_KEY = 'a key for development, as public as the passwords of the demo users';

const longText = v.pipe(v.string(), v.minLength(32));

const smtpAddress = v.pipe(
  v.string(),
  v.check((text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''),
);

/** An address, or a name and an address in angle brackets. */
const sender = v.pipe(v.string(), v.regex(/^(?:[^\s@<>]+@[^\s@<>]+|[^@<>\r\n]+<[^\s@<>]+@[^\s@<>]+>)$/));

/** A full origin and nothing else: a space, a quote or a semicolon would change the policy that contains it. */
const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text),
);

const originList = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split(/\s+/)),
  v.array(origin),
);

/** Host names as browsers send them; `*.` before a name includes all its subdomains. */
const hostList = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toLowerCase().split(/\s+/)),
  v.array(v.pipe(v.string(), v.regex(/^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*$/))),
);

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
