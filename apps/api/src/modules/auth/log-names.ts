import { createHmac, randomBytes } from 'node:crypto';

/**
 * Creates a function that names accounts in the log: the same name for the same user code, and no more information.
 *
 * A person may have typed a password there. The key belongs to this process and is not stored, so a reader of the log
 * cannot test which user code a name stands for; for an existing account the line also has its id.
 */
export function createLogNames(): (userCode: string) => string {
  const key = randomBytes(32);
  return (userCode) => createHmac('sha256', key).update(userCode.toLowerCase()).digest('hex').slice(0, 16);
}
