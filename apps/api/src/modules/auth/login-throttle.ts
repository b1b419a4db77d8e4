import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

const FREE_FAILURES = 5;
const WINDOW_SECONDS = 15 * 60;

/**
 * Slows down guessing at one account, without ever locking its owner out.
 *
 * Five failures within 15 minutes are free; each further one closes the
 * account for a second, then two, four … up to 15 minutes. Unknown accounts
 * are counted alike, so the delay says nothing about who exists. The counters
 * are in the database: they survive a restart and all instances share them.
 */
export function createLoginThrottle({ db, now }: { db: Database; now: () => Date }) {
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();

  return {
    /** Seconds until the next try is allowed; 0 when it is allowed now. */
    async secondsLeft(userCode: string): Promise<number> {
      const row = await db
        .selectFrom('login_throttles')
        .select('blocked_until')
        .where('subject', '=', subjectOf(userCode))
        .executeTakeFirst();
      if (!row) return 0;
      const seconds = Math.ceil((Date.parse(row.blocked_until) - now().getTime()) / 1000);
      // Nobody is told to wait for longer than this: the clock was set back since, and the owner must not pay for it.
      return seconds > WINDOW_SECONDS ? 0 : Math.max(0, seconds);
    },

    async countFailure(userCode: string): Promise<void> {
      const subject = subjectOf(userCode);
      const current = now().toISOString();
      const windowStart = after(-WINDOW_SECONDS);
      await db
        .deleteFrom('login_throttles')
        .where('last_failure_at', '<', windowStart)
        .where('blocked_until', '<', current)
        .execute();
      const { failures } = await db
        .insertInto('login_throttles')
        .values({ subject, failures: 1, last_failure_at: current, blocked_until: current })
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet((row) => ({
            failures: row('login_throttles.failures', '+', 1),
            last_failure_at: current,
          })),
        )
        .returning('failures')
        .executeTakeFirstOrThrow();
      if (failures <= FREE_FAILURES) return;
      const seconds = Math.min(2 ** (failures - FREE_FAILURES - 1), WINDOW_SECONDS);
      await db
        .updateTable('login_throttles')
        .set({ blocked_until: after(seconds) })
        .where('subject', '=', subject)
        .execute();
    },

    async clear(userCode: string): Promise<void> {
      await db.deleteFrom('login_throttles').where('subject', '=', subjectOf(userCode)).execute();
    },
  };
}

function subjectOf(userCode: string): string {
  return createHash('sha256').update(userCode.toLowerCase()).digest('hex');
}
