import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

const FREE_TRIES = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;
const REMEMBERED_SECONDS = 12 * 60 * 60;

/** Number of waits before the longest one: 1, 2, 4 … 512 seconds. */
const RISING_WAITS = 10;

/**
 * Throttles attempts at one account, without ever locking its owner out.
 *
 * Five attempts are free; the fifth closes the account for a second, each later one for twice as long, up to 15
 * minutes. An attempt is counted before its password is checked, so many at once gain nothing; a successful login
 * clears the count, and so do twelve hours without an attempt. Unknown accounts are counted in the same way, so the
 * delay does not reveal which accounts exist. The counters are in the database: they survive a restart and all
 * instances share them. Attempts from a place where the owner has signed in before are counted separately.
 */
export function createLoginThrottle({ db, now }: { db: Database; now: () => Date }) {
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();

  return {
    /**
     * Counts an attempt, from a known place of the account or from an unknown one, and returns 0, or returns the
     * seconds until the next one is allowed.
     */
    async take(userCode: string, place: string | null = null): Promise<number> {
      const subject = subjectOf(userCode, place);
      const current = now().toISOString();
      await db.deleteFrom('login_throttles').where('last_failure_at', '<', after(-REMEMBERED_SECONDS)).execute();
      const taken = await db
        .insertInto('login_throttles')
        .values({ subject, failures: 1, last_failure_at: current, blocked_until: current })
        .onConflict((conflict) =>
          conflict
            .column('subject')
            .doUpdateSet((row) => {
              const failures = row.ref('login_throttles.failures');
              let blockedUntil = row
                .case()
                .when(failures, '<', FREE_TRIES - 1)
                .then(current);
              for (let rise = 0; rise < RISING_WAITS; rise += 1) {
                blockedUntil = blockedUntil.when(failures, '=', FREE_TRIES - 1 + rise).then(after(2 ** rise));
              }
              return {
                failures: row(failures, '+', 1),
                last_failure_at: current,
                blocked_until: blockedUntil.else(after(LONGEST_WAIT_SECONDS)).end(),
              };
            })
            // The wait is longer than the maximum: the clock was set back, and the owner must not wait longer because
            // of that.
            .where((row) =>
              row.or([
                row('login_throttles.blocked_until', '<=', current),
                row('login_throttles.blocked_until', '>', after(LONGEST_WAIT_SECONDS)),
              ]),
            ),
        )
        .returning('failures')
        .executeTakeFirst();
      if (taken) return 0;
      const row = await db
        .selectFrom('login_throttles')
        .select('blocked_until')
        .where('subject', '=', subject)
        .executeTakeFirst();
      // The row was deleted meanwhile: the owner has just signed in.
      if (!row) return 1;
      return Math.max(1, Math.ceil((Date.parse(row.blocked_until) - now().getTime()) / 1000));
    },

    /** Clears the attempts of an account after a sign-in of its owner. */
    async clear(userCode: string, place: string | null = null): Promise<void> {
      await db.deleteFrom('login_throttles').where('subject', '=', subjectOf(userCode, place)).execute();
    },

    /** Clears the attempts at an account from all places, at its password and at its second step. */
    async unlock({ id, userCode }: { id: string; userCode: string }): Promise<void> {
      const known = await db
        .selectFrom('login_places')
        .select('place')
        .where('subject', '=', subjectOf(userCode))
        .execute();
      const places = [null, ...known.map(({ place }) => place)];
      const subjects = [userCode, secondStepOf(id)].flatMap((name) => places.map((place) => subjectOf(name, place)));
      await db.deleteFrom('login_throttles').where('subject', 'in', subjects).execute();
    },
  };
}

/** Returns the name under which attempts at the second step of a user are counted. */
export const secondStepOf = (userId: string) => `second step ${userId}`;

/** Returns the key under which attempts are counted: an account, or one of its known places. */
export function subjectOf(userCode: string, place: string | null = null): string {
  const text = userCode.toLowerCase();
  return createHash('sha256')
    .update(place === null ? text : `${place} ${text}`)
    .digest('hex');
}
