import type { LinkKind } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';
import { createToken, hashToken } from '../auth/session-token.ts';

/** How long a link is good. A person looks for an invitation the next day; who asked for a reset waits for it. */
const LIFE_MINUTES: Readonly<Record<LinkKind, number>> = { invitation: 72 * 60, reset: 30 };

/** A link that is good now, and whom it is for. */
export interface OneTimeLink {
  kind: LinkKind;
  userId: string;
  userCode: string;
  name: string;
  expiresAt: string;
}

export type LinkRepository = ReturnType<typeof createLinkRepository>;

/**
 * Makes, finds and uses up links with which a person chooses a password.
 *
 * The secret is 256 random bits, and the database holds its SHA-256 alone. A
 * user has one link at most: a new one takes the place of the last.
 */
export function createLinkRepository({ db, now }: { db: Database; now: () => Date }) {
  return {
    async make(userId: string, kind: LinkKind): Promise<{ token: string; expiresAt: string }> {
      const token = createToken('gml_');
      const expiresAt = new Date(now().getTime() + LIFE_MINUTES[kind] * 60_000).toISOString();
      await db.deleteFrom('one_time_links').where('user_id', '=', userId).execute();
      await db
        .insertInto('one_time_links')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          kind,
          created_at: now().toISOString(),
          expires_at: expiresAt,
        })
        .execute();
      return { token, expiresAt };
    },

    /** The link of this secret; `null` when it is unknown, used, over, or its user is disabled. */
    async find(token: string): Promise<OneTimeLink | null> {
      const row = await db
        .selectFrom('one_time_links')
        .innerJoin('users', 'users.id', 'one_time_links.user_id')
        .select(['kind', 'expires_at', 'users.id', 'users.user_code', 'users.name'])
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now().toISOString())
        .where('users.is_disabled', '=', 0)
        .executeTakeFirst();
      if (!row) return null;
      const { id, user_code, name, kind, expires_at } = row;
      return { kind: kind as LinkKind, userId: id, userCode: user_code, name, expiresAt: expires_at };
    },

    /** Uses a link up; of many at once one gets `true`. */
    async use(token: string): Promise<boolean> {
      const used = await db
        .deleteFrom('one_time_links')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}
