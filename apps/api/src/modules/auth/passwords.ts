import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../../plugins/problems.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** Argon2id with 46 MiB, one pass and one lane: one of the two settings that OWASP names as the least to use. */
export const ARGON2_OPTIONS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** How a hash of these settings begins. */
const CURRENT_SETTINGS = `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`;

/** How many passwords are hashed at once, and how many more may wait, before a login is told to come back. */
export interface HashLimits {
  atOnce: number;
  waiting: number;
}

/** Two at once, and fewer where they would leave no core for everybody else. */
export function hashLimits(cores = availableParallelism()): HashLimits {
  return { atOnce: Math.max(1, Math.min(2, cores - 1)), waiting: 32 };
}

/**
 * Hashes and checks passwords, a few at a time.
 *
 * Hashing is slow on purpose, so a flood of logins could take the whole
 * machine; a login that finds no place gets 503 and the rest of the server
 * stays quick.
 */
export function createPasswords(limits = hashLimits()) {
  let admitted = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  let decoy: Promise<string> | null = null;

  /** Waits for a place; a caller who leaves meanwhile leaves the queue as well. */
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
      // The place is handed over rather than freed, so a newcomer cannot overtake the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    /** How many passwords are hashed right now, and how many logins wait for their turn. */
    load: () => ({ running, waiting: waiting.length }),

    /**
     * Does a login, or refuses it when as many are under way as may hash and wait.
     *
     * The place is taken before anything else, so a login that is turned away
     * has cost no write and is no failure of its account.
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

    hash: (password: string) => inTurn(() => hash(password, ARGON2_OPTIONS)),

    /** True for a hash that was made with other settings than today's, and should be made anew at the next login. */
    isOutdated: (passwordHash: string) => !passwordHash.startsWith(CURRENT_SETTINGS),

    /**
     * Checks a password. For an unknown user pass `null`: the work and so the time stay the same, the answer is no.
     *
     * A check whose `caller` has left when its turn would come is dropped.
     */
    async verify(passwordHash: string | null, password: string, caller?: AbortSignal): Promise<boolean> {
      decoy ??= hash(randomBytes(16), ARGON2_OPTIONS);
      const stored = passwordHash ?? (await decoy);
      const isMatch = await inTurn(() => verify(stored, password), caller);
      return isMatch && passwordHash !== null;
    },
  };
}

/** Answers nobody, and is no failure of the server. */
const hasLeft = () => new ProblemError(408, 'The caller has left.');
