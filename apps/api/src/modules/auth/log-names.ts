import { createHmac, randomBytes } from 'node:crypto';

/**
 * Names accounts in the log: the same name for the same user code, and nothing else about it.
 *
 * A person may have typed their password there. The key is this process's own and is kept nowhere, so nobody who has
 * the log can try out which user code a name stands for; of an account that exists the line has the id beside it.
 */
export function createLogNames(): (userCode: string) => string {
  const key = randomBytes(32);
  return (userCode) => createHmac('sha256', key).update(userCode.toLowerCase()).digest('hex').slice(0, 16);
}
