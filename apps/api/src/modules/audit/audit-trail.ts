import type { AuditAction, AuditEvent } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';
import { idInTime } from '../../db/id-in-time.ts';

/** An audit event to add. Its actor is a user, an operator of the machine, or unknown. */
export interface AuditNote {
  action: AuditAction;
  actorId?: string | null;
  operator?: string | null;
  subjectId?: string | null;
  /** A keyed hash of the typed user code. */
  account?: string | null;
  address?: string | null;
  device?: string | null;
  detail?: string | null;
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** Number of events in one response. */
export const TRAIL_PAGE = 50;

/**
 * Creates the audit trail: who did what to an account, when, and from where.
 *
 * Events are added and read, and removed after their retention time; no code changes one. A deleted user stays in it as
 * an id.
 */
export function createAuditTrail({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Adds an event; pass the transaction of the action, so that both are stored or neither. */
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

    /** Lists the events before the given one, the newest first: of all users, or those by or about one user. */
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

    /** Removes the events that are older than this and returns their number. */
    async removeOlderThan(days: number): Promise<number> {
      const limit = new Date(now().getTime() - days * 86_400_000).toISOString();
      const removed = await db.deleteFrom('audit_events').where('at', '<', limit).executeTakeFirst();
      return Number(removed.numDeletedRows);
    },
  };
}
