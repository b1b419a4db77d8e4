import {
  MAX_PASSKEYS,
  type AddPasskeyRequest,
  type OwnPasskey,
  type PasskeyLoginRequest,
  type SecondStepMethodsAnswer,
  type StartPasskeyAnswer,
} from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';
import { hashToken } from '../auth/session-token.ts';
import { CHALLENGE_MS, createPasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeySite } from './passkey-origin.ts';

/** Signature algorithms in the order of preference, as COSE numbers: Ed25519, ECDSA P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library that verifies passkeys when the first one is used: it is a quarter of the server's modules. */
const loadVerifier = () => import('@simplewebauthn/server');

/** A user for whom a passkey is made. */
export interface PasskeyOwner {
  userId: string;
  userCode: string;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * Stores passkeys (WebAuthn credentials) and checks what they sign.
 *
 * Only the public key is stored. A passkey comes after the password, so the presence of its owner is enough and no PIN
 * is required.
 */
export function createPasskeys({ db, now }: { db: Database; now: () => Date }) {
  const challenges = createPasskeyChallenges({ db, now });
  const listRows = (userId: string) =>
    db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  const descriptorsFor = async (userId: string, rpId: string) =>
    (await listRows(userId))
      .filter((row) => row.rp_id === rpId)
      .map(({ credential_id: id, transports }) => ({
        id,
        type: 'public-key' as const,
        transports: JSON.parse(transports) as string[],
      }));

  return {
    async has(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('passkeys')
        .select('credential_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async list(userId: string): Promise<OwnPasskey[]> {
      return (await listRows(userId)).map((row) => ({
        id: row.credential_id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }));
    },

    /** Returns the options with which the browser creates a passkey; `null` when the account has the maximum number. */
    async start(owner: PasskeyOwner, { rpId }: PasskeySite): Promise<StartPasskeyAnswer['options'] | null> {
      const { userId, userCode } = owner;
      if ((await listRows(userId)).length >= MAX_PASSKEYS) return null;
      return {
        rp: { id: rpId, name: 'Genmaster' },
        user: { id: Buffer.from(userId).toString('base64url'), name: userCode, displayName: userCode },
        challenge: await challenges.make({ subject: `add ${userId}`, userId, rpId }),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        excludeCredentials: await descriptorsFor(userId, rpId),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      };
    },

    /** Stores a new passkey; returns false when it does not answer the challenge, or is stored already. */
    async add(userId: string, site: PasskeySite, { name, credential }: AddPasskeyRequest): Promise<boolean> {
      const { origin, rpId } = site;
      const expectedChallenge = await challenges.take({ subject: `add ${userId}`, userId, rpId });
      if (expectedChallenge === null) return false;
      const { verifyRegistrationResponse } = await loadVerifier();
      const verified = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null);
      if (!verified?.verified) return false;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const made = await db
        .insertInto('passkeys')
        .values({
          credential_id: id,
          user_id: userId,
          rp_id: rpId,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(credential.response.transports ?? []),
          name: name.trim(),
          created_at: now().toISOString(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n;
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('passkeys')
        .where('credential_id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },

    async removeAll(userId: string): Promise<boolean> {
      const removed = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },

    /** Returns the options with which the browser requests a passkey; `null` when the user has none for this site. */
    async ask(userId: string, ticket: string, { rpId }: PasskeySite): Promise<SecondStepMethodsAnswer['passkey']> {
      const allowCredentials = await descriptorsFor(userId, rpId);
      if (allowCredentials.length === 0) return null;
      return {
        challenge: await challenges.make({ subject: hashToken(ticket), userId, rpId }),
        timeout: CHALLENGE_MS,
        rpId,
        allowCredentials,
        userVerification: 'preferred',
      };
    },

    /** Accepts the signature of a user's passkey for the sign-in of this ticket, once. */
    async take(userId: string, site: PasskeySite, { ticket, credential }: PasskeyLoginRequest): Promise<boolean> {
      const { origin, rpId } = site;
      const expectedChallenge = await challenges.take({ subject: hashToken(ticket), userId, rpId });
      if (expectedChallenge === null) return false;
      const row = (await listRows(userId)).find((each) => each.credential_id === credential.id);
      if (row?.rp_id !== rpId) return false;
      const { verifyAuthenticationResponse } = await loadVerifier();
      const verified = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }).catch(() => null);
      if (!verified?.verified) return false;
      const used = await db
        .updateTable('passkeys')
        .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now().toISOString() })
        .where('credential_id', '=', row.credential_id)
        // A passkey that was removed meanwhile, or another use with this counter, which only a copy of it can make.
        .where('counter', '=', row.counter)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n;
    },
  };
}
