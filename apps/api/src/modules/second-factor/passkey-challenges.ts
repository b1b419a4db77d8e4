import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { latestTime } from '../auth/latest-time.ts';

/** Lifetime of a challenge in milliseconds, equal to that of a sign-in ticket. */
export const CHALLENGE_MS = 5 * 60_000;

/** Signer of a challenge, and the host name that it is valid for. */
export interface ChallengeFor {
  /** The user who adds a passkey, or the hash of the ticket of a sign-in. */
  subject: string;
  userId: string;
  rpId: string;
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

/** Stores the challenges that passkeys have to sign. Each is valid once, and a newer one for the same subject replaces it. */
export function createPasskeyChallenges({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Creates a challenge of 256 random bits, in base64url. */
    async make({ subject, userId, rpId }: ChallengeFor): Promise<string> {
      const row = {
        user_id: userId,
        rp_id: rpId,
        challenge: randomBytes(32).toString('base64url'),
        expires_at: new Date(now().getTime() + CHALLENGE_MS).toISOString(),
      };
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now().toISOString()).execute();
      await db
        .insertInto('passkey_challenges')
        .values({ subject, ...row })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
        .execute();
      return row.challenge;
    },

    /** Returns the challenge and removes it; `null` when there is none, or it has expired. */
    async take({ subject, userId, rpId }: ChallengeFor): Promise<string | null> {
      const row = await db
        .deleteFrom('passkey_challenges')
        .where('subject', '=', subject)
        .where('user_id', '=', userId)
        .where('rp_id', '=', rpId)
        .returning(['challenge', 'expires_at'])
        .executeTakeFirst();
      if (!row || row.expires_at <= now().toISOString()) return null;
      return row.expires_at <= latestTime(now(), CHALLENGE_MS / 60_000) ? row.challenge : null;
    },
  };
}
