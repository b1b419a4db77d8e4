import type { AuditAction, AuditEvent } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';
import { idInTime } from '../../db/id-in-time.ts';

/** What is to be noted. Who did it is a user, an operator of the machine, or nobody who is known. */
export interface AuditNote {
  action: AuditAction;
  actorId?: string | null;
  operator?: string | null;
  subjectId?: string | null;
  /** A keyed hash of what was typed as the user code. */
  account?: string | null;
  address?: string | null;
  device?: string | null;
  detail?: string | null;
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** How many lines one look brings. */
export const TRAIL_PAGE = 50;

/**
 * Keeps the trail: who did what to an account, when, and from where.
 *
 * Lines are added and read, and removed when their time is over; nothing here
 * or elsewhere changes one. A person who is deleted stays in it as an id.
 */
export function createAuditTrail({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Adds a line; pass the transaction of what is done, so that both are there or neither. */
    async add(note: AuditNote, within: Database = db): Promise<void> {
      const at = now();
      await within
        .insertInto('audit_events')
        .values({
          id: idInTime(at),
          at: at.toISOString(),
          action: note.action,
          actor_id: note.actorId ?? null,
          operator: note.operator ?? null,
          subject_id: note.subjectId ?? null,
          account: note.account ?? null,
          address: note.address ?? null,
          device: note.device ?? null,
          detail: note.detail ?? null,
        })
        .execute();
    },

    /** The lines before this one, the newest first; of everybody, or those that one user did or suffered. */
    async list({ before, userId, limit = TRAIL_PAGE }: { before?: string; userId?: string; limit?: number }) {
      let query = db
        .selectFrom('audit_events as event')
        .leftJoin('users as actor', 'actor.id', 'event.actor_id')
        .leftJoin('users as subject', 'subject.id', 'event.subject_id')
        .select(['event.id', 'event.at', 'event.action', 'event.operator', 'event.account', 'event.address'])
        .select(['event.device', 'event.detail', 'event.actor_id as actorId', 'event.subject_id as subjectId'])
        .select(['actor.user_code as actor', 'subject.user_code as subject'])
        .orderBy('event.id', 'desc')
        .limit(limit + 1);
      if (before !== undefined) query = query.where('event.id', '<', before);
      if (userId !== undefined) {
        query = query.where((row) =>
          row.or([row('event.actor_id', '=', userId), row('event.subject_id', '=', userId)]),
        );
      }
      const rows: AuditEvent[] = await query.execute();
      const events = rows.slice(0, limit);
      return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
    },

    /** Removes the lines whose time is over, and says how many there were. */
    async removeOlderThan(days: number): Promise<number> {
      const limit = new Date(now().getTime() - days * 86_400_000).toISOString();
      const removed = await db.deleteFrom('audit_events').where('at', '<', limit).executeTakeFirst();
      return Number(removed.numDeletedRows);
    },
  };
}
