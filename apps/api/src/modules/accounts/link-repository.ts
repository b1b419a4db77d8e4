import type { LinkKind } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';
import { latestTime } from '../auth/latest-time.ts';
import { createToken, hashToken } from '../auth/session-token.ts';
import { createUserRepository } from '../users/user-repository.ts';

/** Lifetime of a link in minutes. An invitation may be opened days later; a password reset is opened at once. */
const LIFE_MINUTES: Readonly<Record<LinkKind, number>> = { invitation: 72 * 60, reset: 30 };

/** A valid link and its user. */
export interface OneTimeLink {
  kind: LinkKind;
  userId: string;
  userCode: string;
  name: string;
  expiresAt: string;
}

export type LinkRepository = ReturnType<typeof createLinkRepository>;

/**
 * Creates, finds and uses links with which a user chooses a password.
 *
 * The secret has 256 random bits, and the database stores only its SHA-256. A user has at most one link: a new one
 * replaces the old one.
 */
export function createLinkRepository({ db, now }: { db: Database; now: () => Date }) {
  return {
    async make(userId: string, kind: LinkKind): Promise<{ token: string; expiresAt: string }> {
      const token = createToken('gml_');
      const expiresAt = new Date(now().getTime() + LIFE_MINUTES[kind] * 60_000).toISOString();
      await db.transaction().execute(async (within) => {
        // Locks the user, so that of two links that are made at once only one remains.
        await createUserRepository({ db: within, now }).lock(userId);
        await within.deleteFrom('one_time_links').where('user_id', '=', userId).execute();
        await within
          .insertInto('one_time_links')
          .values({
            token_hash: hashToken(token),
            user_id: userId,
            kind,
            created_at: now().toISOString(),
            expires_at: expiresAt,
          })
          .execute();
      });
      return { token, expiresAt };
    },

    /** Returns the link of this secret; `null` when it is unknown, used or expired, or when its user is disabled. */
    async find(token: string): Promise<OneTimeLink | null> {
      const row = await db
        .selectFrom('one_time_links')
        .innerJoin('users', 'users.id', 'one_time_links.user_id')
        .select(['kind', 'expires_at', 'users.id', 'users.user_code', 'users.name'])
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now().toISOString())
        .where('one_time_links.created_at', '<=', latestTime(now()))
        .where('users.is_disabled', '=', 0)
        .executeTakeFirst();
      if (!row) return null;
      const { id, user_code, name, kind, expires_at } = row;
      return { kind: kind as LinkKind, userId: id, userCode: user_code, name, expiresAt: expires_at };
    },

    /** Marks a link as used; returns true for only one of several concurrent calls. */
    async use(token: string): Promise<boolean> {
      const used = await db
        .deleteFrom('one_time_links')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now().toISOString())
        .where('created_at', '<=', latestTime(now()))
        .executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}
