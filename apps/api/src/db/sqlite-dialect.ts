import type { SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { ConfigError } from '../config-error.ts';
import { readDirectly, type ReadFirst } from './direct-reads.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { watchFiles } from './same-file.ts';

/**
 * More than the server has. The text of a query depends on its number of values, so their number has no limit
 * otherwise.
 */
const MOST_STATEMENTS = 200;

/**
 * Creates the Kysely dialect for SQLite on Node's own `node:sqlite`.
 *
 * An acknowledged write is on disk (`synchronous=FULL`), readers never wait for a writer (WAL), and several processes
 * may open the same file: a process that finds it locked waits up to `busyTimeoutMs`. The wait blocks the whole
 * process, so a server keeps it short.
 *
 * @param onOpen called when the database is open, with a function that reads it without waiting for other queries.
 */
export function createSqliteDialect(path: string, busyTimeoutMs: number, onOpen: (read: ReadFirst) => void): Dialect {
  const config: SqliteDialectConfig = { database: async () => openSqlite(path, busyTimeoutMs, onOpen) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** SQLite can roll back table definitions, so all migrations of a run share one transaction, and with it one lock. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins, unless it only reads: one that reads first could otherwise fail at its
 * first write.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === 'read only') return super.beginTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite ends the transaction by itself; the error of the rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

function openSqlite(path: string, busyTimeoutMs: number, onOpen: (read: ReadFirst) => void): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  assertDurable(database, path);
  // A database in memory has no files, and belongs to its one connection.
  const assertSameFiles = path === ':memory:' ? () => {} : watchFiles(path);
  const direct = path === ':memory:' ? null : readDirectly(path, busyTimeoutMs, () => assertSameFiles(false));
  if (direct) onOpen(direct.readFirst);
  return {
    close: () => {
      direct?.close();
      database.close();
    },
    prepare: keepLatest((sql) => {
      const statement = database.prepare(sql);
      const isWrite = !/^\s*select\b/i.test(sql);
      // After the statement: an acknowledged write must be in the folder.
      const checked = <Result>(result: Result): Result => {
        assertSameFiles(isWrite);
        return result;
      };
      return {
        reader: statement.columns().length > 0,
        all: (values) => checked(statement.all(...(values as SQLInputValue[]))),
        run: (values) => checked(statement.run(...(values as SQLInputValue[]))),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    }),
  };
}

/**
 * Keeps prepared statements in a cache, the most recently used ones. SQLite itself prepares them again after a table
 * change; a statement with a star is not cached, because Node 22 would continue with the old columns.
 */
function keepLatest(prepare: SqliteDatabase['prepare']): SqliteDatabase['prepare'] {
  const kept = new Map<string, ReturnType<typeof prepare>>();
  return (sql) => {
    if (sql.includes('*')) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(sql);
    // Moves the statement to the end of the map, so that the first one is the least recently used.
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > MOST_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
    return statement;
  };
}

/** Checks a pragma after it was set: SQLite ignores one that it cannot keep, for instance without shared memory. */
function assertDurable(database: DatabaseSync, path: string): void {
  const [journal] = database.prepare('pragma journal_mode').all();
  const [synchronous] = database.prepare('pragma synchronous').all();
  if (path === ':memory:' || (journal?.['journal_mode'] === 'wal' && synchronous?.['synchronous'] === 2)) return;
  database.close();
  throw new ConfigError(
    `The file system of ${path} cannot keep the database safe (no write-ahead log). Set DATA_DIR to a folder on a local disk.`,
  );
}
