import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase, type Database, type DatabaseLocation } from './db/database.ts';
import { migrateToLatest } from './db/migrate.ts';
import { DEMO_SIGN_IN, seed } from './db/seed.ts';
import { createPasswords } from './modules/auth/passwords.ts';

/** The longest a stopping server waits for requests that are still being answered. */
const STOP_LIMIT_MS = 20_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(`Genmaster did not start. ${explain(error)}`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  if (config.database.engine === 'sqlite') prepareDataDir(config.dataDir);
  await migrate(config.database);

  const now = () => new Date();
  const passwords = createPasswords();
  let isDraining = false;
  const db: Database = openDatabase(config.database, {
    onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
  });
  await seed({ db, passwords, now, hasDemoUser: config.hasDemoUser, projectColorTheme: config.projectColorTheme });
  const app = await buildApp({ config, db, passwords, now, isDraining: () => isDraining });
  const address = await app.listen({ port: config.port, host: config.host });
  announce(config, new URL(address).port);

  const stop = async () => {
    if (isDraining) process.exit(1);
    isDraining = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // Visitors keep being served until whoever sends them here has noticed.
    await wait(config.drainMs);
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const probe = join(dataDir, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR is ${dataDir}, and nothing can be written there (${code}). Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const db = openDatabase(location, { statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

function announce(config: Config, port: string): void {
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
  console.log(`Genmaster answers at http://${host}:${port}`);
  if (config.hasDemoUser) {
    console.log(`Demo sign-in: user code ${DEMO_SIGN_IN.userCode}, password ${DEMO_SIGN_IN.password}`);
  }
}

/** Turns what can go wrong at start into one sentence and a fix; never shows the database's password. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError) return error.message;
  if (code === 'EADDRINUSE') {
    return `PORT ${process.env['PORT'] || '4200'} is taken by another program. Stop that program, or set PORT to a free one.`;
  }
  if (code === 'EACCES') return 'HOST and PORT may not be listened on by this user. Set PORT to 1024 or higher.';
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `A host name was not found (${code}). Check HOST and the host in DATABASE_URL.`;
  }
  if (code === 'ECONNREFUSED' || /connect/.test(message)) {
    return 'The server in DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded database.';
  }
  if (code === '28P01' || code === '28000') return 'The server in DATABASE_URL refuses this user or password.';
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist. Create it first.';
  if (code === 'ERR_SQLITE_ERROR' && /not a database|malformed/.test(message)) {
    return 'The file genmaster.sqlite in DATA_DIR is not a Genmaster database, or is damaged. Move it away or restore a copy.';
  }
  if (/previously executed migration/.test(message)) {
    return 'The database was made by a newer version of Genmaster. Start that version; nothing was changed.';
  }
  return `${message}`;
}
