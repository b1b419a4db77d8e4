import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Database } from '../../db/database.ts';

export type LoginAddresses = ReturnType<typeof createLoginAddresses>;

export interface LoginAddressesOptions {
  db: Database;
  now: () => Date;
  perMinute: number;
  /** Name of another call that is counted in the same table, separately from the logins. */
  purpose?: 'contact' | '';
}

const MINUTE_SECONDS = 60;

/**
 * Counts the logins of an IP address, or of an IPv6 network, per minute.
 *
 * The counts are in the database: they survive a restart, and all instances share them. The address is stored as a hash
 * until its minute is over.
 */
export function createLoginAddresses({ db, now, perMinute, purpose = '' }: LoginAddressesOptions) {
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();

  return {
    /** Counts a login and returns 0, or returns the seconds until the next one is allowed. */
    async take(ip: string): Promise<number> {
      const address = createHash('sha256')
        .update(`${purpose}${normalizeIP(ip)}`)
        .digest('hex');
      await db
        .deleteFrom('login_addresses')
        // The minute ends in the future by more than a minute: the clock was set back.
        .where((row) => row.or([row('ends_at', '<=', after(0)), row('ends_at', '>', after(MINUTE_SECONDS))]))
        .execute();
      const taken = await db
        .insertInto('login_addresses')
        .values({ address, attempts: 1, ends_at: after(MINUTE_SECONDS) })
        .onConflict((conflict) =>
          conflict
            .column('address')
            .doUpdateSet((row) => ({ attempts: row('login_addresses.attempts', '+', 1) }))
            .where('login_addresses.attempts', '<', perMinute),
        )
        .returning('attempts')
        .executeTakeFirst();
      if (taken) return 0;
      const row = await db
        .selectFrom('login_addresses')
        .select('ends_at')
        .where('address', '=', address)
        .executeTakeFirst();
      // The row was deleted meanwhile: its minute has just ended.
      if (!row) return 1;
      return Math.max(1, Math.ceil((Date.parse(row.ends_at) - now().getTime()) / 1000));
    },
  };
}
