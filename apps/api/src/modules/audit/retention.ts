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
const DAY_MS = 86_400_000;

/**
 * Removes places of sign-ins, audit events and contact messages after their retention time, and returns the number of
 * events and messages.
 */
export async function removeOutdated({ db, now, auditDays, contactDays }: RetentionOptions) {
  await createLoginPlaces({ db, now }).removeOutdated();
  const events = await createAuditTrail({ db, now }).removeOlderThan(auditDays);
  if (contactDays === null) return { events, messages: 0 };
  const limit = new Date(now().getTime() - contactDays * DAY_MS).toISOString();
  const removed = await db.deleteFrom('contact_messages').where('received_at', '<', limit).executeTakeFirst();
  return { events, messages: Number(removed.numDeletedRows) };
}

/**
 * Returns true when a server found no event and no message of the last day at its start: its clock may be ahead. What
 * is stored after the start does not count, because it has the time of that clock.
 */
export async function isAheadAtStart(db: Database, start: Date): Promise<boolean> {
  const before = start.toISOString();
  const newest = await Promise.all([
    db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('at', '<=', before)
      .executeTakeFirst(),
    db
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.max('received_at').as('at'))
      .where('received_at', '<=', before)
      .executeTakeFirst(),
  ]);
  const times = newest.flatMap((row) => (row?.at ? Date.parse(row.at) : []));
  return times.length > 0 && start.getTime() - Math.max(...times) > DAY_MS;
}

export interface RemoverOptions extends RetentionOptions {
  /** True when the clock may have been ahead from the start; see {@link isAheadAtStart}. @default false */
  isFirstLeftOut?: boolean;
}

/**
 * Returns a function that removes outdated data, as `removeOutdated` does.
 *
 * It removes nothing and returns `null` when the clock jumped ahead since the last call, and at a first call that is left
 * out: a wrong clock can be corrected, what was removed is gone. `uptime` returns the milliseconds of a timer that no
 * correction moves.
 */
export function createRemover(
  { isFirstLeftOut = false, ...options }: RemoverOptions,
  uptime = () => performance.now(),
) {
  const startOf = () => options.now().getTime() - uptime();
  let lastStart = isFirstLeftOut ? -Infinity : startOf();
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
    let remover: ReturnType<typeof createRemover> | undefined;
    const remove = async (start: Date) => {
      try {
        remover ??= createRemover({ ...options, isFirstLeftOut: await isAheadAtStart(options.db, start) });
        const removed = await remover();
        if (!removed) app.log.warn('the clock may be ahead: nothing is removed before the next look, in six hours');
        else if (removed.events + removed.messages > 0) app.log.info(removed, 'removed what was kept for long enough');
      } catch (error) {
        app.log.error({ err: error }, 'what was kept for long enough could not be removed');
      }
    };
    const timers: NodeJS.Timeout[] = [];
    app.addHook('onListen', async () => {
      const start = options.now();
      timers.push(setTimeout(() => void remove(start), FIRST_MS).unref());
      timers.push(setInterval(() => void remove(start), SIX_HOURS_MS).unref());
    });
    app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
  },
  { name: 'retention' },
);
