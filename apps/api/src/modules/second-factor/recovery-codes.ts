import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';

const RECOVERY_CODES = 10;

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/**
 * Stores recovery codes, for the day when the second factor is lost.
 *
 * A code has 120 random bits, too many to guess from its stored SHA-256, and is accepted once.
 */
export function createRecoveryCodes(db: Database) {
  const removeAll = async (userId: string) => {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  };
  return {
    removeAll,

    async countLeft(userId: string): Promise<number> {
      const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
      return rows.length;
    },

    /** Replaces the codes of a user and returns the new ones, which are never shown again. */
    async replace(userId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, () => createRecoveryCode());
      await removeAll(userId);
      await db
        .insertInto('recovery_codes')
        .values(codes.map((each) => ({ code_hash: hashRecoveryCode(each), user_id: userId })))
        .execute();
      return codes;
    },

    /** Uses a code up; returns true for only one of several concurrent calls. */
    async take(userId: string, code: string): Promise<boolean> {
      const used = await db
        .deleteFrom('recovery_codes')
        .where('code_hash', '=', hashRecoveryCode(code))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}

/** Letters and digits that are not easily confused. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function createRecoveryCode(): string {
  // 32 letters: five bits of each byte, evenly distributed.
  const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Hashes a recovery code without regard to case and hyphens. */
function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex');
}
