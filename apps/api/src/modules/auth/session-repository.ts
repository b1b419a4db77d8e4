import type { Compilable } from 'kysely';
import type { Database } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared-query.ts';
import { CLOCK_TOLERANCE_MINUTES } from './latest-time.ts';
import { hashToken, isSessionToken } from './session-token.ts';

/** A valid session and its user. */
export interface ActiveSession {
  tokenHash: string;
  userId: string;
  userCode: string;
  clientId: string;
  userName: string;
  expiresAt: string;
}

/** Finds the session of a token, or `null`, with the columns that were joined to it. */
export type FindSession<Joined = unknown> = (token: string) => Promise<(ActiveSession & { joined: Joined }) | null>;

/** A session in the operator's list. Its id is the beginning of the stored hash and gives no access. */
export interface SessionEntry {
  id: string;
  userCode: string;
  appCode: string | null;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  device: string | null;
  address: string | null;
  isNewDevice: boolean;
}

/** Device and address of the sign-in. */
export interface SessionOrigin {
  device: string | null;
  address: string;
  isNewDevice: boolean;
}

/** Time for which an expired session is kept, in minutes: a clock that is days ahead must not delete valid sessions. */
const KEPT_MINUTES = 30 * 24 * 60;

/** Returns the public id of a session, which gives no access: 64 bits of the stored hash. */
export const sessionIdOf = (tokenHash: string) => tokenHash.slice(0, 16);

export interface SessionRepositoryOptions {
  db: Database;
  now: () => Date;
  idleMinutes: number;
  absoluteHours: number;
  /** Called when the last use of a session could not be stored. */
  onNotSeen?: (error: Error) => void;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/**
 * Starts, finds and ends sessions.
 *
 * A token has 256 random bits; the database stores only its SHA-256, so a copy of the database gives no access. A
 * session ends after a time without requests, and at the latest after its absolute lifetime.
 */
export function createSessionRepository({ db, now, idleMinutes, absoluteHours, onNotSeen }: SessionRepositoryOptions) {
  const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString();
  const touchMinutes = Math.min(1, idleMinutes / 2);

  /** Stores the time of the last use. If the write fails, as on a full disk, the read continues without it. */
  const touch = (tokenHash: string) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: now().toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute()
      .catch((error: Error) => onNotSeen?.(error));

  const selectSession = (tokenHash: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.user_code', 'users.client_id', 'users.name'])
      .select(['sessions.created_at', 'sessions.last_seen_at', 'sessions.expires_at'])
      .where('sessions.token_hash', '=', tokenHash)
      .where('users.is_disabled', '=', 0);
  type SessionQuery = ReturnType<typeof selectSession>;
  type SessionRow = SessionQuery extends Compilable<infer Row> ? Row : never;

  /**
   * Prepares a lookup of sessions that reads more columns in the same statement, for a route of which every request
   * needs them.
   *
   * The session of a token is `null` when it is unknown, expired, idle for too long, or its user is disabled.
   */
  function prepareFind<Joined>(join: (query: SessionQuery) => Compilable<SessionRow & Joined>): FindSession<Joined> {
    const findRow = prepareQuery(db, (tokenHash) => join(selectSession(tokenHash)));
    return async (token) => {
      if (!isSessionToken(token)) return null;
      const tokenHash = hashToken(token);
      const row = await findRow(tokenHash);
      if (!row) return null;
      const time = now().getTime();
      const minutesSince = (text: string) => (time - Date.parse(text)) / 60_000;
      const idle = minutesSince(row.last_seen_at);
      // A session that starts in the future was started under a clock that was ahead: it would live far too long.
      const hasBegun = minutesSince(row.created_at) >= -CLOCK_TOLERANCE_MINUTES;
      const isValid = hasBegun && minutesSince(row.expires_at) < 0 && idle < idleMinutes;
      if (!isValid) return null;
      // Written at most once a minute: reading a theme must not cost a write. Also when the last use was under a clock
      // that was ahead: the session would not be idle until that time comes.
      if (idle >= touchMinutes || idle < -CLOCK_TOLERANCE_MINUTES) await touch(tokenHash);
      const { id: userId, user_code: userCode, client_id: clientId, name: userName, expires_at: expiresAt } = row;
      return { tokenHash, userId, userCode, clientId, userName, expiresAt, joined: row };
    };
  }

  return {
    prepareFind,

    /** Returns the session of a token, or `null`. */
    find: prepareFind((query) => query),

    /** Starts the session of a new token. */
    async start(userId: string, token: string, origin?: SessionOrigin): Promise<void> {
      const created = now().toISOString();
      const expires = new Date(now().getTime() + absoluteHours * 3_600_000).toISOString();
      await db.deleteFrom('sessions').where('expires_at', '<', minutesAgo(KEPT_MINUTES)).execute();
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          app_code: null,
          created_at: created,
          last_seen_at: created,
          expires_at: expires,
          device: origin?.device ?? null,
          address: origin?.address ?? null,
          is_new_device: origin?.isNewDevice ? 1 : 0,
        })
        .execute();
    },

    async openApp(tokenHash: string, appCode: string): Promise<void> {
      await db.updateTable('sessions').set({ app_code: appCode }).where('token_hash', '=', tokenHash).execute();
    },

    /** Ends a session; returns true for only one of several concurrent calls. */
    async end(tokenHash: string): Promise<boolean> {
      const ended = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },

    /** Ends every session of a user, or all but one, and returns their number. */
    async endAllOf(userId: string, exceptHash = ''): Promise<number> {
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', exceptHash)
        .executeTakeFirst();
      return Number(ended.numDeletedRows);
    },

    /** Lists the sessions that have not expired, the latest first: of one user, or of all users. */
    async list(userCode?: string): Promise<SessionEntry[]> {
      let query = db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['token_hash', 'user_code', 'app_code', 'sessions.created_at', 'last_seen_at', 'expires_at'])
        .select(['device', 'address', 'is_new_device'])
        .where('expires_at', '>', now().toISOString())
        .where('last_seen_at', '>', minutesAgo(idleMinutes))
        .orderBy('last_seen_at', 'desc');
      if (userCode !== undefined) query = query.where('user_code', '=', userCode.toLowerCase());
      return (await query.execute()).map((row) => ({
        id: sessionIdOf(row.token_hash),
        userCode: row.user_code,
        appCode: row.app_code,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
        device: row.device,
        address: row.address,
        isNewDevice: row.is_new_device === 1,
      }));
    },

    /** Ends the session of this id, of this user if one is given; returns false when there is none. */
    async endById(id: string, userId?: string): Promise<boolean> {
      if (!/^[0-9a-f]{16}$/.test(id)) return false;
      let query = db.deleteFrom('sessions').where('token_hash', 'like', `${id}%`);
      if (userId !== undefined) query = query.where('user_id', '=', userId);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
