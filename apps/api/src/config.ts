import { resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from './config-error.ts';
import { sqlitePathIn } from './db/data-folder.ts';
import type { DatabaseLocation } from './db/database.ts';

/** Everything the server can be told from outside, checked and typed. */
export interface Config {
  port: number;
  host: string;
  database: DatabaseLocation;
  /** True when a PostgreSQL server may be used that can lose what was saved last. */
  isRelaxed: boolean;
  /** Where the embedded database lives; unused with PostgreSQL. */
  dataDir: string;
  /** The built site to serve, or `null` to serve the API alone. */
  siteDir: string | null;
  /** The component workshop to serve at `/storybook`, or `null` for none. */
  workshopDir: string | null;
  /** Origins of other sites that may show pages of this one in a frame. */
  frameParents: readonly string[];
  projectColorTheme: 'light' | 'dark' | 'flately';
  isProduction: boolean;
  hasDemoUser: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** How many proxies in front of this server are believed about the visitor's address. */
  trustedProxies: number;
  /** Of one address. */
  loginAttemptsPerMinute: number;
  /** Of one user. */
  savesPerMinute: number;
  /** True when half of what opens a session is in a cookie that no script can read. */
  hasSessionCookie: boolean;
  sessionIdleMinutes: number;
  sessionHours: number;
  /** Beyond this much memory requests are turned away until it is less. */
  maxMemoryMb: number;
  /** How long a stopping server keeps answering after it says that it is not ready. */
  drainMs: number;
  /** Where the figures for Prometheus are served, or `null` to measure nothing. */
  metrics: { port: number; host: string } | null;
}

/**
 * Reads the settings from environment variables, once, at start.
 *
 * An empty variable counts as unset. A wrong one is refused; nothing falls
 * back to a default silently.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const isProduction = read(env, 'NODE_ENV', v.string(), 'development', 'a word') === 'production';
  const dataDir = resolve(read(env, 'DATA_DIR', v.string(), './data', 'a folder'));
  const databaseUrl = read(env, 'DATABASE_URL', v.nullable(postgresUrl), null, POSTGRES_HINT);
  const siteDir = read(env, 'SITE_DIR', v.nullable(v.string()), null, 'a folder');
  const workshopDir = read(env, 'WORKSHOP_DIR', v.nullable(v.string()), null, 'a folder');
  const demoUser = read(env, 'DEMO_USER', v.picklist(['on', 'off']), isProduction ? 'off' : 'on', 'on or off');
  if (isProduction && demoUser === 'on') {
    throw new ConfigError(
      'DEMO_USER is on and NODE_ENV is production. The demo password is public; unset DEMO_USER and make a user with the create-user command.',
    );
  }
  const host = read(env, 'HOST', v.string(), 'localhost', 'a host name or an address');
  if (demoUser === 'on' && !env['DEMO_USER'] && !isLoopback(host)) {
    throw new ConfigError(
      `HOST is ${host.slice(0, 80)}, so others can reach this server, and the passwords of its demo users are public. Set NODE_ENV=production, which has none, or DEMO_USER=on if you mean it.`,
    );
  }
  const metricsPort = read(env, 'METRICS_PORT', v.nullable(whole(0, 65_535)), null, 'a whole number from 0 to 65535');
  const metricsHost = read(env, 'METRICS_HOST', v.string(), '127.0.0.1', 'a host name or an address');
  return {
    port: read(env, 'PORT', whole(0, 65_535), 4200, 'a whole number from 0 (any free port) to 65535'),
    host,
    database: databaseUrl
      ? { engine: 'postgres', url: databaseUrl }
      : { engine: 'sqlite', path: sqlitePathIn(dataDir) },
    isRelaxed: read(env, 'DURABILITY', v.picklist(['full', 'relaxed']), 'full', 'full or relaxed') === 'relaxed',
    dataDir,
    siteDir: siteDir === null ? null : resolve(siteDir),
    workshopDir: workshopDir === null ? null : resolve(workshopDir),
    frameParents: read(
      env,
      'FRAME_PARENTS',
      originList,
      [],
      'origins such as https://ide.example, with blanks between',
    ),
    projectColorTheme: read(env, 'PROJECT_COLOR_THEME', v.picklist(MODES), 'light', 'light, dark or flately'),
    isProduction,
    hasDemoUser: demoUser === 'on',
    logLevel: read(env, 'LOG_LEVEL', v.picklist(LOG_LEVELS), isProduction ? 'info' : 'warn', LOG_LEVELS.join(', ')),
    trustedProxies: read(env, 'TRUSTED_PROXIES', whole(0, 10), 0, 'a whole number from 0 to 10'),
    loginAttemptsPerMinute: read(env, 'LOGIN_ATTEMPTS_PER_MINUTE', whole(1, 100_000), 20, 'a whole number from 1'),
    savesPerMinute: read(env, 'SAVES_PER_MINUTE', whole(1, 999_999), 240, 'a whole number from 1'),
    hasSessionCookie: read(env, 'SESSION_COOKIE', v.picklist(['on', 'off']), 'off', 'on or off') === 'on',
    sessionIdleMinutes: read(env, 'SESSION_IDLE_MINUTES', whole(1, 10_080), 30, 'a whole number from 1 to 10080'),
    sessionHours: read(env, 'SESSION_HOURS', whole(1, 720), 12, 'a whole number from 1 to 720'),
    maxMemoryMb: read(env, 'MAX_MEMORY_MB', whole(256, 65_536), 1_024, 'a whole number from 256 to 65536'),
    drainMs: read(env, 'DRAIN_MS', whole(0, 60_000), isProduction ? 5_000 : 0, 'a whole number from 0 to 60000'),
    metrics: metricsPort === null ? null : { port: metricsPort, host: metricsHost },
  };
}

/** True for a host that nobody on another machine can reach. */
const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

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

/** Full origins and nothing else: a blank, a quote or a semicolon would rewrite the policy they go into. */
const originList = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split(/\s+/)),
  v.array(
    v.pipe(
      v.string(),
      v.check((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text),
    ),
  ),
);

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** Variables whose value may hold a password and is therefore never printed. */
const SECRET_VARIABLES = new Set(['DATABASE_URL']);

function read<Output, Schema extends v.GenericSchema<unknown, Output>>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  schema: Schema,
  fallback: NoInfer<v.InferOutput<Schema>>,
  expected: string,
): v.InferOutput<Schema> {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output;
  const shown = SECRET_VARIABLES.has(name) ? '' : ` ("${text.slice(0, 80)}")`;
  throw new ConfigError(`${name} has a value that cannot be used${shown}. Set it to ${expected}, or unset it.`);
}
