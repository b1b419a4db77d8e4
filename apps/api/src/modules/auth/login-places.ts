import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { subjectOf } from './login-throttle.ts';

export type LoginPlaces = ReturnType<typeof createLoginPlaces>;

/** Time for which a place stays known after its last sign-in, in days. */
const KNOWN_DAYS = 90;

/** Header with an optional device secret of the client, so that the device is recognised at every address. */
export const DEVICE_HEADER = 'genmaster-device';

/**
 * Stores the devices and addresses from which the owner of an account has signed in.
 *
 * Attempts from there are counted separately, so the owner can sign in while others guess. The database stores only
 * hashes.
 */
export function createLoginPlaces({ db, now }: { db: Database; now: () => Date }) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
  return {
    /** Returns the known place of this request for the account, the device before the address, or `null`. */
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

    /**
     * Returns true when the owner has signed in before, but never from this device; without a device header the address
     * counts.
     */
    async isNewDevice(userCode: string, request: FastifyRequest): Promise<boolean> {
      const subject = subjectOf(userCode);
      const rows = await db.selectFrom('login_places').select('place').where('subject', '=', subject).execute();
      return rows.length > 0 && !rows.some(({ place }) => place === placesOf(request)[0]);
    },

    /** Removes the places of a deleted user. */
    async forget(userCode: string): Promise<void> {
      await db.deleteFrom('login_places').where('subject', '=', subjectOf(userCode)).execute();
    },

    /** Removes the places that are no longer known, of all accounts. */
    async removeOutdated(): Promise<void> {
      await db.deleteFrom('login_places').where('seen_at', '<=', daysAgo(KNOWN_DAYS)).execute();
    },

    /** Stores the places of this request after a sign-in of the owner. */
    async remember(userCode: string, request: FastifyRequest): Promise<void> {
      const subject = subjectOf(userCode);
      const seenAt = now().toISOString();
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
