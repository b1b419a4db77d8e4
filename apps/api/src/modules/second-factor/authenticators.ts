import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/database.ts';
import type { Seal } from './seal.ts';

const STEP_SECONDS = 30;

/** Maximum number of steps by which the clock of another instance may be ahead: five minutes. */
const TOLERATED_STEPS = 10;

export interface AuthenticatorsOptions {
  db: Database;
  now: () => Date;
  /** `null` when no secret may be stored. */
  seal: Seal | null;
}

export type Authenticators = ReturnType<typeof createAuthenticators>;

/**
 * Stores the secrets of authenticators and checks their one-time codes (RFC 6238).
 *
 * A code is accepted once, within half a minute of its time.
 */
export function createAuthenticators({ db, now, seal }: AuthenticatorsOptions) {
  const find = (userId: string) =>
    db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

  /** Returns the time step of a code, or `null` for a wrong one. */
  const stepOf = (sealed: string, code: string): number | null => {
    if (!seal || !/^\d{6}$/.test(code)) return null;
    const timestamp = now().getTime();
    const secret = opened(seal, sealed);
    if (secret === null) return null;
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
    const delta = totp.validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  };

  /** Accepts a code of the authenticator; never twice, not even in concurrent calls. */
  const takeCode = async (userId: string, sealed: string, code: string): Promise<boolean> => {
    const step = stepOf(sealed, code);
    if (step === null) return false;
    const taken = await db
      .updateTable('second_factors')
      .set({ last_step: step, is_confirmed: 1 })
      .where('user_id', '=', userId)
      .where('secret', '=', sealed)
      // A step far in the future was taken under a clock that was ahead: the owner must not wait until that time comes.
      .where((row) => row.or([row('last_step', '<', step), row('last_step', '>', step + TOLERATED_STEPS)]))
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  };

  return {
    isOffered: seal !== null,

    async isSetUp(userId: string): Promise<boolean> {
      return (await find(userId))?.is_confirmed === 1;
    },

    /** Creates a new secret, which is active after its first valid code; `null` when one is active already. */
    async start(userId: string, label: string): Promise<{ secret: string; uri: string } | null> {
      if (!seal) return null;
      const totp = new TOTP({ issuer: 'Genmaster', label, secret: new Secret({ size: 20 }), period: STEP_SECONDS });
      const secret = totp.secret.base32;
      const row = { secret: seal.close(secret), is_confirmed: 0, last_step: 0, created_at: now().toISOString() };
      const made = await db
        .insertInto('second_factors')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(row).where('second_factors.is_confirmed', '=', 0),
        )
        .executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n ? { secret, uri: totp.toString() } : null;
    },

    /** Activates the authenticator with its first code; returns false for a wrong code. */
    async confirm(userId: string, code: string): Promise<boolean> {
      const row = await find(userId);
      return row?.is_confirmed === 0 && (await takeCode(userId, row.secret, code));
    },

    /** Accepts a code of the active authenticator, once. */
    async take(userId: string, code: string): Promise<boolean> {
      const row = await find(userId);
      return row?.is_confirmed === 1 && (await takeCode(userId, row.secret, code.trim()));
    },

    async remove(userId: string): Promise<boolean> {
      const removed = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },
  };
}

/** Decrypts a secret; `null` when it was encrypted with another key: recovery codes still work then. */
function opened(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed);
  } catch {
    return null;
  }
}
