import { flushCompileCache } from 'node:module';
import { isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { isLoopback, type Config } from './config.ts';
import { closeUnasked } from './connections/close-unasked.ts';
import { listen } from './connections/listen.ts';
import { findOpenFolder } from './db/data-folder.ts';
import { openDatabase, type PoolState } from './db/database.ts';
import { findDurabilityFault } from './db/durability.ts';
import { prepareDatabase } from './db/prepare.ts';
import { DEMO_ADMINISTRATOR, DEMO_SIGN_IN, seed } from './db/seed.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import type { Metrics, MetricsSources } from './metrics.ts';
import { createPasswords } from './modules/auth/passwords.ts';
import { printLine } from './print-line.ts';

/** Maximum time for which a stopping server waits for running requests, in milliseconds. */
const STOP_LIMIT_MS = 20_000;

/** Interval at which a stopping server closes connections without a request, in milliseconds. */
const SWEEP_MS = 1_000;

/**
 * Prepares the database, serves until a signal stops the server, and releases the data folder.
 *
 * @param stopInOrder called when a signal no longer ends the process at once.
 */
export async function startServer(
  config: Config,
  claim: { release(): void } | null,
  stopInOrder: () => void,
): Promise<void> {
  await prepareDatabase(config);
  const now = () => new Date();
  const passwords = createPasswords();
  let isDraining = false;
  let pool: (() => PoolState) | undefined;
  const db = openDatabase(config.database, {
    onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
    onPool: (read) => (pool = read),
  });
  const weakness = await findDurabilityFault(db, config);
  if (weakness) printLine(config, 'warn', weakness);
  const openFolder = config.database.engine === 'sqlite' ? findOpenFolder(config.dataDir) : null;
  if (openFolder) printLine(config, 'warn', openFolder);
  const { hasDemoUser, projectColorTheme } = config;
  const isDemo = await seed({ db, passwords, now, hasDemoUser, projectColorTheme });
  const metrics = config.metrics ? await measure(config.metrics, { passwords, pool }) : undefined;
  const app = await buildApp({
    config: { ...config, allowedHosts: hostsOf(config) },
    db,
    passwords,
    now,
    isDraining: () => isDraining,
    metrics,
  });

  const closeConnections = closeUnasked(app.server);

  const stop = async (exitCode: number) => {
    if (isDraining) process.exit(1);
    isDraining = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // The server keeps answering until the load balancer has noticed that it is not ready.
    await wait(config.drainMs);
    // They would hold the stop up: nothing that arrives on them is accepted any more.
    const sweep = setInterval(closeConnections, SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await db.destroy();
    claim?.release();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  stopInOrder();
  // After an uncaught error the state is unknown: finish the running requests, then end the process for a restart.
  const fail = (error: unknown) => {
    app.log.fatal({ err: error }, 'a failure that nobody caught; the server stops');
    void stop(1);
  };
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);

  giveMemoryBack({ maxBytes: config.maxMemoryMb * 1024 * 1024 });
  // Last, because a program that reads the address may stop the server at once.
  const address = await listen(app, config);
  announce(config, new URL(address), isDemo);
  // Now and not at the end, which a killed server never reaches.
  flushCompileCache();
}

/**
 * Returns the allowed hosts: outside production, a server that only this machine can reach allows only local names,
 * unless configured otherwise.
 */
function hostsOf({ allowedHosts, host, isProduction, trustedProxies }: Config): readonly string[] | null {
  if (allowedHosts) return allowedHosts;
  return isLoopback(host) && trustedProxies === 0 && !isProduction ? [] : null;
}

/** Starts the metrics. Their modules are loaded only when metrics are configured. */
async function measure(where: { port: number; host: string }, sources: MetricsSources): Promise<Metrics> {
  const { createMetrics, serveMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(sources);
  await serveMetrics(metrics, where);
  return metrics;
}

function announce(config: Config, address: URL, isDemo: boolean): void {
  const isLocal = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host);
  // A URL has no port where it is that of its protocol, and an IPv6 address stands in brackets.
  address.hostname = isLocal ? 'localhost' : isIPv6(config.host) ? `[${config.host}]` : config.host;
  const text = `${config.siteDir ? 'Genmaster' : 'The API of Genmaster'} answers at ${address.origin}`;
  printLine(config, 'info', config.isProduction ? `${text} now` : text);
  if (isDemo) {
    printLine(config, 'info', `Demo sign-in: user code ${DEMO_SIGN_IN.userCode}, password ${DEMO_SIGN_IN.password}`);
    printLine(
      config,
      'info',
      `As an administrator: ${DEMO_ADMINISTRATOR.userCode}, password ${DEMO_ADMINISTRATOR.password}`,
    );
  }
}
