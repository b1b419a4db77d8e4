import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database.ts';
import { CLOCK_TOLERANCE_MINUTES } from '../auth/latest-time.ts';
import { createLoginPlaces } from '../auth/login-places.ts';
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

/**
 * Removes places of sign-ins, audit events and contact messages after their retention time, and returns the number of
 * events and messages.
 */
export async function removeOutdated({ db, now, auditDays, contactDays }: RetentionOptions) {
  await createLoginPlaces({ db, now }).removeOutdated();
  const events = await createAuditTrail({ db, now }).removeOlderThan(auditDays);
  if (contactDays === null) return { events, messages: 0 };
  const limit = new Date(now().getTime() - contactDays * 86_400_000).toISOString();
  const removed = await db.deleteFrom('contact_messages').where('received_at', '<', limit).executeTakeFirst();
  return { events, messages: Number(removed.numDeletedRows) };
}

/**
 * Returns a function that removes outdated data, as `removeOutdated` does.
 *
 * It removes nothing and returns `null` when the clock jumped ahead since the last call: a wrong clock can be corrected,
 * what was removed is gone. `uptime` returns the milliseconds of a timer that no correction moves.
 */
export function createRemover(options: RetentionOptions, uptime = () => performance.now()) {
  const startOf = () => options.now().getTime() - uptime();
  let lastStart = startOf();
  return async () => {
    const start = startOf();
    const isAhead = start - lastStart > CLOCK_TOLERANCE_MINUTES * 60_000;
    lastStart = start;
    return isAhead ? null : removeOutdated(options);
  };
}

/** Delay of the first run in milliseconds: long after the start, so that no request waits for it. */
const FIRST_MS = 60_000;

/** Removes outdated data a minute after the server starts to listen, and every six hours. */
export const retention = fp(
  async (app: FastifyInstance, options: RetentionOptions) => {
    const removeInTime = createRemover(options);
    const remove = () =>
      removeInTime().then(
        (removed) => {
          if (!removed) app.log.warn('the clock jumped ahead: nothing is removed before the next look, in six hours');
          else if (removed.events + removed.messages > 0)
            app.log.info(removed, 'removed what was kept for long enough');
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
