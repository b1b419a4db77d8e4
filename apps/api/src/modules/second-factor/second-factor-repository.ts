import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/database.ts';
import { createToken, hashToken } from '../auth/session-token.ts';
import type { Seal } from './seal.ts';

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
const TICKET_MINUTES = 5;

/** A sign-in with the right password, and its user. */
export interface Ticket {
  userId: string;
  passwordDigest: string;
}

export interface SecondFactorOptions {
  db: Database;
  now: () => Date;
  /** `null` when no secret may be stored. */
  seal: Seal | null;
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

/**
 * Stores and checks second factors: one-time codes (RFC 6238) and recovery codes.
 *
 * A code is accepted once, within half a minute of its time. A recovery code has 80 random bits, is stored as its
 * SHA-256, and is accepted once.
 */
export function createSecondFactorRepository({ db, now, seal }: SecondFactorOptions) {
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
      .where('last_step', '<', step)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  };

  return {
    isOffered: seal !== null,

    async isOn(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('is_confirmed', '=', 1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async recoveryCodesLeft(userId: string): Promise<number> {
      const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
      return rows.length;
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

    /** Activates the second factor with the first code and returns the recovery codes; `null` for a wrong code. */
    async confirm(userId: string, code: string): Promise<string[] | null> {
      const row = await find(userId);
      if (!row || row.is_confirmed === 1 || !(await takeCode(userId, row.secret, code))) return null;
      const codes = Array.from({ length: RECOVERY_CODES }, () => createRecoveryCode());
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await db
        .insertInto('recovery_codes')
        .values(codes.map((each) => ({ code_hash: hashRecoveryCode(each), user_id: userId })))
        .execute();
      return codes;
    },

    /** Accepts a code of the authenticator or a recovery code and returns its kind; `null` for a wrong one. */
    async take(userId: string, code: string): Promise<'code' | 'recovery' | null> {
      const row = await find(userId);
      if (row?.is_confirmed !== 1) return null;
      if (await takeCode(userId, row.secret, code.trim())) return 'code';
      const used = await db
        .deleteFrom('recovery_codes')
        .where('code_hash', '=', hashRecoveryCode(code))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return used.numDeletedRows === 1n ? 'recovery' : null;
    },

    async remove(userId: string): Promise<boolean> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      const removed = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },

    /** Creates a ticket for the second factor of a sign-in with the right password. */
    async makeTicket(userId: string, passwordHash: string): Promise<string> {
      const ticket = createToken('gmp_');
      const expires = new Date(now().getTime() + TICKET_MINUTES * 60_000).toISOString();
      await db.deleteFrom('login_tickets').where('expires_at', '<=', now().toISOString()).execute();
      await db
        .insertInto('login_tickets')
        .values({
          ticket_hash: hashToken(ticket),
          user_id: userId,
          password_digest: hashToken(passwordHash),
          expires_at: expires,
        })
        .execute();
      return ticket;
    },

    async findTicket(ticket: string): Promise<Ticket | null> {
      const row = await db
        .selectFrom('login_tickets')
        .select(['user_id', 'password_digest'])
        .where('ticket_hash', '=', hashToken(ticket))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst();
      return row ? { userId: row.user_id, passwordDigest: row.password_digest } : null;
    },

    /** Marks a ticket as used; returns true for only one of several concurrent calls. */
    async useTicket(ticket: string): Promise<boolean> {
      const used = await db.deleteFrom('login_tickets').where('ticket_hash', '=', hashToken(ticket)).executeTakeFirst();
      return used.numDeletedRows === 1n;
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

/** Letters and digits that are not easily confused. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function createRecoveryCode(): string {
  // 32 letters: five bits of each byte, evenly distributed.
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Hashes a recovery code without regard to case and hyphens. */
function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex');
}
