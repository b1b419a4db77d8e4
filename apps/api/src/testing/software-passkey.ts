import type {
  AddPasskeyRequest,
  PasskeyLoginRequest,
  SecondStepMethodsAnswer,
  StartPasskeyAnswer,
} from '@genmaster/auth-client/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

export interface SoftwarePasskey {
  id: string;
  create(options: StartPasskeyAnswer['options'], origin?: string): AddPasskeyRequest['credential'];
  get(options: NonNullable<SecondStepMethodsAnswer['passkey']>, origin?: string): PasskeyLoginRequest['credential'];
  /** Sets the signature counter, as on a copy that was made earlier. */
  setCounter(counter: number): void;
}

/** Creates an authenticator in software (ECDSA P-256, WebAuthn level 3) that signs for the given origin. */
export function createSoftwarePasskey(home: string): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count, more]);
  };
  const frame = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    id: frame.id,
    create({ challenge, rp }, origin = home) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // The COSE key: EC2, ES256, P-256, and the point.
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(rp.id, USER_PRESENT | HAS_CREDENTIAL, attested);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]) as never,
      );
      return {
        ...frame,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get({ challenge, rpId }, origin = home) {
      const client = clientData('webauthn.get', challenge, origin);
      const authData = authenticatorData(rpId, USER_PRESENT);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        ...frame,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
    setCounter: (next) => void (counter = next),
  };
}
