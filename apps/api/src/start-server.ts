import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { isLoopback, type Config } from './config.ts';
import { listen } from './connections/listen.ts';
import { findOpenFolder } from './db/data-folder.ts';
import { openDatabase, type PoolState } from './db/database.ts';
import { findDurabilityFault } from './db/durability.ts';
import { prepareDatabase } from './db/prepare.ts';
import { DEMO_ADMINISTRATOR, DEMO_SIGN_IN, seed } from './db/seed.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import type { Metrics, MetricsSources } from './metrics.ts';
import { createPasswords } from './modules/auth/passwords.ts';

/** The longest a stopping server waits for requests that are still being answered. */
const STOP_LIMIT_MS = 20_000;

/** How often a stopping server closes the connections that wait for nothing. */
const SWEEP_MS = 1_000;

/** Prepares the database, serves until it is told to stop, and gives the data folder back. */
export async function startServer(config: Config, claim: { release(): void } | null): Promise<void> {
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
  if (weakness) console.error(weakness);
  const openFolder = config.database.engine === 'sqlite' ? findOpenFolder(config.dataDir) : null;
  if (openFolder) console.error(openFolder);
  await seed({ db, passwords, now, hasDemoUser: config.hasDemoUser, projectColorTheme: config.projectColorTheme });
  const metrics = config.metrics ? await measure(config.metrics, { passwords, pool }) : undefined;
  const app = await buildApp({
    config: { ...config, allowedHosts: hostsOf(config) },
    db,
    passwords,
    now,
    isDraining: () => isDraining,
    metrics,
  });

  const stop = async (exitCode: number) => {
    if (isDraining) process.exit(1);
    isDraining = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // Visitors keep being served until whoever sends them here has noticed.
    await wait(config.drainMs);
    // An answer that had begun before may have left its connection open for a next request, which nobody takes any more.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await db.destroy();
    claim?.release();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // Nobody knows what state a failure has left that nobody caught: answer what is open, then start afresh.
  const fail = (error: unknown) => {
    app.log.fatal({ err: error }, 'a failure that nobody caught; the server stops');
    void stop(1);
  };
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);

  giveMemoryBack({ maxBytes: config.maxMemoryMb * 1024 * 1024 });
  // Last: whoever reads that the server answers may tell it to stop.
  const address = await listen(app, config);
  announce(config, new URL(address).port);
  // Now and not at the end, which a killed server never reaches.
  flushCompileCache();
}

/** A server for this machine alone has no name but the machine's own, unless it is told otherwise. */
function hostsOf({ allowedHosts, host, isProduction, trustedProxies }: Config): readonly string[] | null {
  if (allowedHosts) return allowedHosts;
  return isLoopback(host) && trustedProxies === 0 && !isProduction ? [] : null;
}

/** Loaded by those who measure alone. */
async function measure(where: { port: number; host: string }, sources: MetricsSources): Promise<Metrics> {
  const { createMetrics, serveMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(sources);
  await serveMetrics(metrics, where);
  return metrics;
}

function announce(config: Config, port: string): void {
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
  const text = `${config.siteDir ? 'Genmaster' : 'The API of Genmaster'} answers at http://${host}:${port}`;
  // In production a program reads it, which expects JSON on every line.
  if (config.isProduction)
    console.log(JSON.stringify({ level: 30, time: new Date().toISOString(), msg: `${text} now` }));
  else console.log(text);
  if (config.hasDemoUser) {
    console.log(`Demo sign-in: user code ${DEMO_SIGN_IN.userCode}, password ${DEMO_SIGN_IN.password}`);
    console.log(`As an administrator: ${DEMO_ADMINISTRATOR.userCode}, password ${DEMO_ADMINISTRATOR.password}`);
  }
}
