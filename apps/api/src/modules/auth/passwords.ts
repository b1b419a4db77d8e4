import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../../plugins/problems.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Argon2id with 19 MiB, two passes and one lane: one of the minimum settings that OWASP recommends.
 *
 * The equally strong 46 MiB in one pass are more than the C library reuses: it gets them from the system for each hash and
 * gives them back, which stopped the whole process for about a tenth of a second now and then.
 */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Prefix of a hash with these settings. */
const CURRENT_SETTINGS = `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`;

/**
 * Returns the form of a password that is hashed and judged: systems type the same letters as different characters.
 *
 * Rules: NIST SP 800-63B, 3.1.1.2
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** Number of passwords that are hashed at once, and number of logins that may wait before others get 503. */
export interface HashLimits {
  atOnce: number;
  waiting: number;
}

/** Returns two at once, or fewer when no core would be left for other work. */
export function hashLimits(cores = availableParallelism()): HashLimits {
  return { atOnce: Math.max(1, Math.min(2, cores - 1)), waiting: 32 };
}

/**
 * Hashes and checks passwords, a few at a time.
 *
 * Hashing is slow on purpose, so a flood of logins could take the whole machine; a login that finds no free place gets
 * 503 and the rest of the server stays fast.
 */
export function createPasswords(limits = hashLimits()) {
  let admitted = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  let decoy: Promise<string> | null = null;

  /** Waits for a free place; a caller who disconnects leaves the queue. */
  const placeFor = (caller: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        caller?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(hasLeft());
      };
      caller?.addEventListener('abort', leave);
      waiting.push(enter);
    });

  const inTurn = async <T>(work: () => Promise<T>, caller?: AbortSignal): Promise<T> => {
    if (caller?.aborted) throw hasLeft();
    if (running >= limits.atOnce) await placeFor(caller);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is passed on instead of freed, so a new request cannot overtake the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    /** Returns the number of running hashes and of waiting logins. */
    load: () => ({ running, waiting: waiting.length }),

    /**
     * Runs a login, or refuses it when the running and waiting logins reach the limit.
     *
     * The place is taken first, so a refused login costs no write and does not count as a failed attempt.
     */
    async admit<T>(login: () => Promise<T>): Promise<T> {
      if (admitted >= limits.atOnce + limits.waiting) {
        throw new ProblemError(503, 'Many people are signing in. Try again in a moment.', { retryAfterSeconds: 2 });
      }
      admitted += 1;
      try {
        return await login();
      } finally {
        admitted -= 1;
      }
    },

    hash: (password: string) => inTurn(() => hash(normalisePassword(password), ARGON2_OPTIONS)),

    /**
     * Returns true for the hash of a right password that should be renewed at this login: one with other than the current
     * settings, or of the password as it was typed.
     */
    async isOutdated(passwordHash: string, password: string): Promise<boolean> {
      if (!passwordHash.startsWith(CURRENT_SETTINGS)) return true;
      const form = normalisePassword(password);
      return form !== password && !(await inTurn(() => verify(passwordHash, form)));
    },

    /**
     * Checks a password. Pass `null` for an unknown user: the work and the time stay the same, the result is false.
     *
     * A check whose `caller` has disconnected before its turn is dropped. Older hashes are of a password as it was typed;
     * one that is typed in that form again is checked in both.
     */
    async verify(passwordHash: string | null, password: string, caller?: AbortSignal): Promise<boolean> {
      decoy ??= hash(randomBytes(16), ARGON2_OPTIONS);
      const stored = passwordHash ?? (await decoy);
      const forms = new Set([normalisePassword(password), password]);
      const isMatch = await inTurn(async () => {
        for (const form of forms) if (await verify(stored, form)) return true;
        return false;
      }, caller);
      return isMatch && passwordHash !== null;
    },
  };
}

/** Creates the error for a disconnected caller: it reaches no client, and is no server error. */
const hasLeft = () => new ProblemError(408, 'The caller has left.');
