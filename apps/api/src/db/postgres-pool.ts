import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { isConnectionBroken, retryLost } from './retry.ts';

/**
 * Lets every single statement that lost against others be tried again, and every single read whose connection broke.
 *
 * Inside a transaction the statement alone cannot be: what came before it is
 * undone as well, and only whoever began knows how to begin again. A write
 * cannot be either: it may have been done before the answer was lost.
 */
export function retryingPool(pool: Pool): PostgresPool {
  const connect = async () => (await pool.connect()) as unknown as PostgresPoolClient;
  return {
    options: pool.options,
    connect: async () => retryingClient(await connect(), connect),
    end: () => pool.end(),
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
