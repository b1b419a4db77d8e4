import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 5;
const LONGEST_WAIT_MS = 200;

/** Error codes of a statement that failed in a conflict with others and changed nothing, so that it can be retried. */
const LOST_AGAINST_OTHERS = new Set(['40001', '40P01']);

/**
 * Retries work that failed in a conflict with others in the database, up to five times in all, after a short random
 * wait.
 *
 * Only for work that the database undoes as a whole in that case: one statement, or one transaction.
 */
export async function retryLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (attempt === ATTEMPTS || typeof code !== 'string' || !LOST_AGAINST_OTHERS.has(code)) throw error;
      await wait(Math.random() * Math.min(LONGEST_WAIT_MS, 10 * 2 ** attempt));
    }
  }
}

/** Reads, with the same retries, and once more on another connection when its own breaks. */
export const readAgainIfBroken = <T>(read: () => Promise<T>): Promise<T> =>
  retryLost(read).catch((error: unknown) => {
    if (!isConnectionBroken(error)) throw error;
    return read();
  });

/** Returns true when an open connection was lost: the database may be well, and another connection may reach it. */
export function isConnectionBroken(error: unknown): boolean {
  const { code, message } = error as Error & { code?: unknown };
  return (
    /^(ECONNRESET|EPIPE|ETIMEDOUT|08|57P0)/.test(typeof code === 'string' ? code : '') ||
    /Connection terminated|Client has encountered a connection error/.test(message)
  );
}
