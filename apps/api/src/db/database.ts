import { Kysely, type PostgresPool } from 'kysely';
import type { DatabaseSchema } from './schema.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import { retryingPool } from './postgres-pool.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/** The database, whichever engine it runs on. */
export type Database = Kysely<DatabaseSchema>;

/** Where the data is: a file of ours, or a PostgreSQL server. */
export type DatabaseLocation = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string };

export interface OpenOptions {
  /**
   * A statement that takes longer is cancelled (PostgreSQL), one that waits longer for another process is (SQLite).
   *
   * Migrations and the operator's commands pass 0, for as long as it takes.
   *
   * @default 3 seconds
   */
  statementTimeoutMs?: number;
  /** Told when a connection breaks; the next query opens a new one. */
  onConnectionLost?: (error: Error) => void;
  /** Given the way to read the state of the connections, once they are pooled (PostgreSQL). */
  onPool?: (read: () => PoolState) => void;
}

/** SQLite has no word for waiting without an end, and 0 would mean not at all. */
const LONGEST_BUSY_MS = 60_000;

/** The connections to a PostgreSQL server. */
export interface PoolState {
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/**
 * Opens the database; the first query connects.
 *
 * Queries run unchanged on both engines, so nothing outside this folder asks
 * which one it is.
 */
export function openDatabase(location: DatabaseLocation, options: OpenOptions = {}): Database {
  const { statementTimeoutMs = 3_000 } = options;
  if (location.engine === 'sqlite') {
    return new Kysely({ dialect: createSqliteDialect(location.path, statementTimeoutMs || LONGEST_BUSY_MS) });
  }
  const connect = () => connectPostgres(location.url, { ...options, statementTimeoutMs });
  return new Kysely({ dialect: createPostgresDialect(connect) });
}

/** The driver is loaded by those who need it alone. */
async function connectPostgres(
  url: string,
  { statementTimeoutMs, onConnectionLost, onPool }: OpenOptions & { statementTimeoutMs: number },
): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementTimeoutMs,
    // The server cancels a slow statement; this one is for a server that says nothing any more.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + 1_000,
    keepAlive: true,
  });
  // Said of an idle connection by the pool, and of one in use by the connection itself. Nobody listening ends the process.
  pool.on('error', (error) => onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', (error: Error) => onConnectionLost?.(error)));
  onPool?.(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return retryingPool(pool);
}
