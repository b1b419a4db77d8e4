import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { ReadFirst } from './direct-reads.ts';
import { readInGroups, readOneByOne } from './grouped-reads.ts';
import type { DatabaseSchema } from './schema.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import { readingPool, retryingPool } from './postgres-pool.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/** The database, on either engine. */
export type Database = Kysely<DatabaseSchema>;

/** Location of the data: a local SQLite file, or a PostgreSQL server. */
export type DatabaseLocation = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string };

export interface OpenOptions {
  /**
   * Time after which a statement is cancelled: a slow one on PostgreSQL, one that waits for another process on SQLite.
   *
   * Migrations and the operator's commands pass 0 for no limit.
   *
   * @default 3 seconds
   */
  statementTimeoutMs?: number;
  /**
   * With false, each read of a request has its own statement, instead of one together with queued reads (PostgreSQL):
   * measurements compare the two.
   *
   * @default true
   */
  isGrouped?: boolean;
  /** Called when a connection breaks; the next query opens a new one. */
  onConnectionLost?: (error: Error) => void;
  /** Called with a function that reads the state of the connection pool (PostgreSQL). */
  onPool?: (read: () => PoolState) => void;
}

/** SQLite cannot wait without a limit, and 0 would mean no wait at all. */
const LONGEST_BUSY_MS = 60_000;

/** State of the connection pool of a PostgreSQL server. */
export interface PoolState {
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/**
 * Opens the database; the first query connects.
 *
 * Queries run unchanged on both engines, so no code outside this folder depends on the engine.
 */
export function openDatabase(location: DatabaseLocation, options: OpenOptions = {}): Database {
  const { statementTimeoutMs = 3_000, isGrouped = true } = options;
  if (location.engine === 'sqlite') {
    const busyTimeoutMs = statementTimeoutMs || LONGEST_BUSY_MS;
    const keep = (read: ReadFirst) => void directReads.set(db, read);
    const db: Database = new Kysely({ dialect: createSqliteDialect(location.path, busyTimeoutMs, keep) });
    return db;
  }
  const connect = async () => {
    const pool = await connectPostgres(location.url, { ...options, statementTimeoutMs });
    directReads.set(db, (isGrouped ? readInGroups : readOneByOne)(readingPool(pool)));
    return retryingPool(pool);
  };
  const db: Database = new Kysely({ dialect: createPostgresDialect(connect) });
  return db;
}

const directReads = new WeakMap<Database, ReadFirst>();

/** Returns the function that reads a database without waiting for its transactions, once the database is open. */
export const findDirectRead = (db: Database): ReadFirst | undefined => directReads.get(db);

/** Opens a PostgreSQL connection pool. The driver is loaded only when it is needed. */
async function connectPostgres(
  url: string,
  { statementTimeoutMs, onConnectionLost, onPool }: OpenOptions & { statementTimeoutMs: number },
): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementTimeoutMs,
    // The server cancels a slow statement; this timeout is for a server that no longer responds.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + 1_000,
    keepAlive: true,
  });
  // The pool emits the error of an idle connection, and the connection itself the error of one in use. An `error` event
  // without a listener ends the process.
  pool.on('error', (error) => onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', (error: Error) => onConnectionLost?.(error)));
  onPool?.(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return pool;
}
