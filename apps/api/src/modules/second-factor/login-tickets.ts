import type { Database } from '../../db/database.ts';
import { latestTime } from '../auth/latest-time.ts';
import { createToken, hashToken } from '../auth/session-token.ts';

const TICKET_MINUTES = 5;

/** A sign-in with the right password, and its user. */
export interface Ticket {
  userId: string;
  passwordDigest: string;
}

export type LoginTickets = ReturnType<typeof createLoginTickets>;

/** Stores the sign-ins with the right password that wait for their second factor, each under a secret ticket. */
export function createLoginTickets({ db, now }: { db: Database; now: () => Date }) {
  return {
    async make(userId: string, passwordHash: string): Promise<string> {
      const ticket = createToken('gmp_');
      const expires = new Date(now().getTime() + TICKET_MINUTES * 60_000).toISOString();
      await db.deleteFrom('login_tickets').where('expires_at', '<=', now().toISOString()).execute();
      await db
        .insertInto('login_tickets')
        .values({
          ticket_hash: hashToken(ticket),
          user_id: userId,
          password_digest: hashToken(passwordHash),
          expires_at: expires,
        })
        .execute();
      return ticket;
    },

    async find(ticket: string): Promise<Ticket | null> {
      const row = await db
        .selectFrom('login_tickets')
        .select(['user_id', 'password_digest'])
        .where('ticket_hash', '=', hashToken(ticket))
        .where('expires_at', '>', now().toISOString())
        .where('expires_at', '<=', latestTime(now(), TICKET_MINUTES))
        .executeTakeFirst();
      return row ? { userId: row.user_id, passwordDigest: row.password_digest } : null;
    },

    /** Marks a ticket as used; returns true for only one of several concurrent calls. */
    async use(ticket: string): Promise<boolean> {
      const used = await db.deleteFrom('login_tickets').where('ticket_hash', '=', hashToken(ticket)).executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}
