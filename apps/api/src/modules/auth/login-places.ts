import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { subjectOf } from './login-throttle.ts';

export type LoginPlaces = ReturnType<typeof createLoginPlaces>;

/** How long a place is known after the last sign-in from there. */
const KNOWN_DAYS = 90;

/** The header in which a client may send a secret of its own, so that it is known wherever it is. */
export const DEVICE_HEADER = 'genmaster-device';

/**
 * Knows from which devices and addresses the owner of an account has signed in.
 *
 * Tries from there are counted apart, so the owner gets in while others guess. The database holds hashes alone.
 */
export function createLoginPlaces({ db, now }: { db: Database; now: () => Date }) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
  return {
    /** The place of this request that is known for the account, the device before the address, or `null`. */
    async find(userCode: string, request: FastifyRequest): Promise<string | null> {
      const places = placesOf(request);
      const rows = await db
        .selectFrom('login_places')
        .select('place')
        .where('subject', '=', subjectOf(userCode))
        .where('place', 'in', places)
        .where('seen_at', '>', daysAgo(KNOWN_DAYS))
        .execute();
      return places.find((place) => rows.some((row) => row.place === place)) ?? null;
    },

    /** True when the owner has signed in before and never from this device; without a name of its own its address stands for it. */
    async isNewDevice(userCode: string, request: FastifyRequest): Promise<boolean> {
      const subject = subjectOf(userCode);
      const rows = await db.selectFrom('login_places').select('place').where('subject', '=', subject).execute();
      return rows.length > 0 && !rows.some(({ place }) => place === placesOf(request)[0]);
    },

    /** Forgets from where somebody signed in who is no user any more. */
    async forget(userCode: string): Promise<void> {
      await db.deleteFrom('login_places').where('subject', '=', subjectOf(userCode)).execute();
    },

    /** Notes that the owner has signed in from here. */
    async remember(userCode: string, request: FastifyRequest): Promise<void> {
      const subject = subjectOf(userCode);
      const seenAt = now().toISOString();
      await db.deleteFrom('login_places').where('seen_at', '<=', daysAgo(KNOWN_DAYS)).execute();
      await db
        .insertInto('login_places')
        .values(placesOf(request).map((place) => ({ subject, place, seen_at: seenAt })))
        .onConflict((conflict) => conflict.columns(['subject', 'place']).doUpdateSet({ seen_at: seenAt }))
        .execute();
    },
  };
}

function placesOf({ ip, headers }: FastifyRequest): string[] {
  const device = headers[DEVICE_HEADER];
  const isSecret = typeof device === 'string' && /^[\w-]{32,128}$/.test(device);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return [...(isSecret ? [hash(`device ${device}`)] : []), hash(`address ${normalizeIP(ip)}`)];
}
