import type { SQLInputValue } from 'node:sqlite';
import { DatabaseSync } from './node-sqlite.ts';

/** A compiled `select` of which one parameter changes from run to run. */
export interface PreparedRead {
  sql: string;
  parameters: readonly unknown[];
  /** Index of the parameter that changes. */
  place: number;
}

/** Runs a `select` with a value and returns its first row, or a promise of it. */
export type ReadFirst = (read: PreparedRead, value: string) => unknown;

/** Reads on a connection of their own, which must be closed before the one that writes. */
export interface DirectReads {
  readFirst: ReadFirst;
  close(): void;
}

/**
 * Reads an open SQLite database on a second connection, which cannot write.
 *
 * The first connection runs one query at a time, so a read there waits for every open transaction. A read here does not
 * wait: it sees what was committed before, and nothing of an open transaction.
 *
 * @param assertSameFiles throws when the files of the database are no longer those in its folder.
 */
export function readDirectly(path: string, busyTimeoutMs: number, assertSameFiles: () => void): DirectReads {
  const database = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    readFirst({ sql, parameters, place }, value) {
      const row = (statements.get(sql) ?? prepare(sql)).get(...(parameters.with(place, value) as SQLInputValue[]));
      assertSameFiles();
      return row;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
