import type { Database } from '../../db/database.ts';
import { createAuthenticators } from './authenticators.ts';
import { createLoginTickets } from './login-tickets.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import type { Seal } from './seal.ts';

export interface SecondFactorOptions {
  db: Database;
  now: () => Date;
  /** Encrypts the secrets of authenticators; `null` when none may be stored. */
  seal: Seal | null;
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

/** Stores and checks second factors: authenticators, passkeys, and the recovery codes that come with the first of them. */
export function createSecondFactorRepository({ db, now, seal }: SecondFactorOptions) {
  const authenticators = createAuthenticators({ db, now, seal });
  const passkeys = createPasskeys({ db, now });
  const recoveryCodes = createRecoveryCodes(db);

  const isOn = async (userId: string): Promise<boolean> =>
    (await authenticators.isSetUp(userId)) || (await passkeys.has(userId));

  return {
    authenticators,
    passkeys,
    recoveryCodes,
    tickets: createLoginTickets({ db, now }),
    isOn,

    /** Accepts a code of the authenticator or a recovery code and returns its kind; `null` for a wrong one. */
    async takeCode(userId: string, code: string): Promise<'code' | 'recovery' | null> {
      if (await authenticators.take(userId, code)) return 'code';
      return (await isOn(userId)) && (await recoveryCodes.take(userId, code)) ? 'recovery' : null;
    },

    /** Removes the recovery codes of a user whose last second factor is gone. */
    async tidyUp(userId: string): Promise<void> {
      if (!(await isOn(userId))) await recoveryCodes.removeAll(userId);
    },

    /** Removes every second factor of a user; returns false when there was none. */
    async removeAll(userId: string): Promise<boolean> {
      const hadAuthenticator = await authenticators.remove(userId);
      const hadPasskey = await passkeys.removeAll(userId);
      await recoveryCodes.removeAll(userId);
      return hadAuthenticator || hadPasskey;
    },
  };
}
