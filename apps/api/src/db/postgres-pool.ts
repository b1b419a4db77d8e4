import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { retryLost } from './retry.ts';

/**
 * Lets every single statement that lost against others be tried again.
 *
 * Inside a transaction the statement alone cannot be: what came before it is
 * undone as well, and only whoever began knows how to begin again.
 */
export function retryingPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => retryingClient((await pool.connect()) as unknown as PostgresPoolClient),
    end: () => pool.end(),
  };
}

function retryingClient(client: PostgresPoolClient): PostgresPoolClient {
  let isInTransaction = false;
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return async (text: string, values: readonly unknown[]) => {
        if (/^(begin|start transaction)/i.test(text)) isInTransaction = true;
        const send = () => target.query(text, values as unknown[]);
        const answer = await (isInTransaction ? send() : retryLost(send));
        if (/^(commit|rollback)$/i.test(text)) isInTransaction = false;
        return answer;
      };
    },
  });
}
