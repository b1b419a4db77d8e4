import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { ReadAll } from './grouped-reads.ts';
import { isConnectionBroken, readAgainIfBroken, retryLost } from './retry.ts';

/**
 * Retries single statements that failed in a conflict with other transactions, and single reads whose connection broke.
 *
 * A statement inside a transaction is not retried: the database has undone the earlier statements too, and only the
 * code that began the transaction can repeat it. A write on a broken connection is not retried: it may have been done
 * before the response was lost.
 */
export function retryingPool(pool: Pool): PostgresPool {
  const connect = async () => (await pool.connect()) as unknown as PostgresPoolClient;
  return {
    options: pool.options,
    connect: async () => retryingClient(await connect(), connect),
    end: () => pool.end(),
  };
}

/** Reads on any connection of a pool, with the same retries, without the steps of Kysely. */
export function readingPool(pool: Pool): ReadAll {
  return async (sql, parameters) => {
    const read = () => pool.query<Record<string, unknown>>(sql, parameters as unknown[]);
    return (await readAgainIfBroken(read)).rows;
  };
}

function retryingClient(client: PostgresPoolClient, connect: () => Promise<PostgresPoolClient>): PostgresPoolClient {
  let isInTransaction = false;
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return async (text: string, values: unknown[]) => {
        if (/^(begin|start transaction)/i.test(text)) isInTransaction = true;
        const send = () => target.query(text, values);
        const readOnAnother = async (error: unknown) => {
          if (!/^select\b/i.test(text) || !isConnectionBroken(error)) throw error;
          const other = await connect();
          return other.query(text, values).finally(() => other.release());
        };
        const answer = await (isInTransaction ? send() : retryLost(send).catch(readOnAnother));
        if (/^(commit|rollback)$/i.test(text)) isInTransaction = false;
        return answer;
      };
    },
  });
}
