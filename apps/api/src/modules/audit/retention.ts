import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database.ts';
import { createAuditTrail } from './audit-trail.ts';

/** Retention times of personal data. */
export interface Retention {
  auditDays: number;
  /** `null` keeps messages until they are removed by hand. */
  contactDays: number | null;
}

export interface RetentionOptions extends Retention {
  db: Database;
  now: () => Date;
}

const SIX_HOURS_MS = 6 * 3_600_000;

/** Removes audit events and contact messages after their retention time, and returns the number of each. */
export async function removeOutdated({ db, now, auditDays, contactDays }: RetentionOptions) {
  const events = await createAuditTrail({ db, now }).removeOlderThan(auditDays);
  if (contactDays === null) return { events, messages: 0 };
  const limit = new Date(now().getTime() - contactDays * 86_400_000).toISOString();
  const removed = await db.deleteFrom('contact_messages').where('received_at', '<', limit).executeTakeFirst();
  return { events, messages: Number(removed.numDeletedRows) };
}

/** Delay of the first run in milliseconds: long after the start, so that no request waits for it. */
const FIRST_MS = 60_000;

/** Removes outdated data a minute after the server starts to listen, and every six hours. */
export const retention = fp(
  async (app: FastifyInstance, options: RetentionOptions) => {
    const remove = () =>
      removeOutdated(options).then(
        (removed) => {
          if (removed.events + removed.messages > 0) app.log.info(removed, 'removed what was kept for long enough');
        },
        (error: Error) => app.log.error({ err: error }, 'what was kept for long enough could not be removed'),
      );
    const timers: NodeJS.Timeout[] = [];
    app.addHook('onListen', async () => {
      timers.push(setTimeout(() => void remove(), FIRST_MS).unref());
      timers.push(setInterval(() => void remove(), SIX_HOURS_MS).unref());
    });
    app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
  },
  { name: 'retention' },
);
