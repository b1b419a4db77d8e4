import * as v from 'valibot';
import { SECOND_STEP_PATHS } from './auth-paths.ts';
import { confirmedRequestSchema, ticketSchema } from './second-factor.ts';

/** Paths of the endpoints for passkeys (WebAuthn), which are a second factor after the password. */
export const PASSKEY_PATHS = {
  list: 'auth/passkeys',
  start: 'auth/passkeys/start',
  add: 'auth/passkeys/add',
  remove: 'auth/passkeys/remove',
  methods: SECOND_STEP_PATHS.methods,
  login: SECOND_STEP_PATHS.passkey,
} as const;

/** Largest number of passkeys of one account. */
export const MAX_PASSKEYS = 20;

/** Bytes as base64url without padding, as `PublicKeyCredential.toJSON()` writes them. */
const bytes = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength), v.regex(/^[\w-]+$/));
const credentialId = bytes(1_400);
const transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(16)));
const keyType = v.literal('public-key');
const userVerification = v.picklist(['discouraged', 'preferred', 'required']);
const credentialDescriptor = v.strictObject({ id: credentialId, type: keyType, transports });

/** A stored passkey. */
const passkey = v.strictObject({
  /** Id of the credential, in base64url. */
  id: credentialId,
  /** Name that its owner gave it. */
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

/** Response of `GET auth/passkeys`: the person's own, the oldest first. */
export const ownPasskeysAnswerSchema = v.strictObject({
  /** Whether this installation can check passkeys: in production it must know its own origin. */
  isOffered: v.boolean(),
  passkeys: v.array(passkey),
});

/** Request of `POST auth/passkeys/start`: the password, as a confirmation. */
export const startPasskeyRequestSchema = confirmedRequestSchema;

/**
 * Response of `POST auth/passkeys/start`: the options for `navigator.credentials.create`, in the JSON form of WebAuthn
 * level 3 (`PublicKeyCredentialCreationOptionsJSON`). They are valid once, for five minutes.
 */
export const startPasskeyAnswerSchema = v.strictObject({
  options: v.strictObject({
    rp: v.strictObject({ id: v.string(), name: v.string() }),
    user: v.strictObject({ id: v.string(), name: v.string(), displayName: v.string() }),
    challenge: v.string(),
    pubKeyCredParams: v.array(v.strictObject({ type: keyType, alg: v.number() })),
    timeout: v.number(),
    excludeCredentials: v.array(credentialDescriptor),
    authenticatorSelection: v.strictObject({
      residentKey: v.picklist(['discouraged', 'preferred', 'required']),
      userVerification,
    }),
    attestation: v.literal('none'),
  }),
});

/** Request of `POST auth/passkeys/add`: the new credential as `PublicKeyCredential.toJSON()` gives it, and its name. */
export const addPasskeyRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(60), v.regex(/\S/)),
  credential: v.object({
    id: credentialId,
    rawId: credentialId,
    type: keyType,
    response: v.object({ clientDataJSON: bytes(4_096), attestationObject: bytes(10_000), transports }),
  }),
});

/**
 * Response of `POST auth/passkeys/add`: recovery codes, shown only once. The list is empty when the account has some
 * already.
 */
export const addPasskeyAnswerSchema = v.strictObject({ recoveryCodes: v.array(v.string()) });

/** Request of `POST auth/passkeys/remove`: the id of the passkey, and the password as a confirmation. */
export const removePasskeyRequestSchema = v.strictObject({ ...confirmedRequestSchema.entries, id: credentialId });

/** Request of `POST auth/second-factor/methods`: the ticket of a sign-in with the right password. */
export const secondStepMethodsRequestSchema = v.strictObject({ ticket: ticketSchema });

/**
 * Response of `POST auth/second-factor/methods`: the methods for the second step. A recovery code is always one of
 * them.
 */
export const secondStepMethodsAnswerSchema = v.strictObject({
  /** Whether an authenticator is set up, whose codes `POST auth/second-factor/login` takes. */
  hasAuthenticator: v.boolean(),
  /**
   * The options for `navigator.credentials.get`, in the JSON form of WebAuthn level 3
   * (`PublicKeyCredentialRequestOptionsJSON`); valid once. `null` when there is no passkey for this site.
   */
  passkey: v.nullable(
    v.strictObject({
      challenge: v.string(),
      timeout: v.number(),
      rpId: v.string(),
      allowCredentials: v.array(credentialDescriptor),
      userVerification,
    }),
  ),
});

/**
 * Request of `POST auth/second-factor/passkey`: the ticket, and the assertion as `PublicKeyCredential.toJSON()` returns
 * it. The response has the schema of `POST auth/login`.
 */
export const passkeyLoginRequestSchema = v.strictObject({
  ticket: ticketSchema,
  credential: v.object({
    id: credentialId,
    rawId: credentialId,
    type: keyType,
    response: v.object({
      clientDataJSON: bytes(4_096),
      authenticatorData: bytes(4_096),
      signature: bytes(8_192),
    }),
  }),
});

export type OwnPasskey = v.InferOutput<typeof passkey>;
export type OwnPasskeysAnswer = v.InferOutput<typeof ownPasskeysAnswerSchema>;
export type StartPasskeyAnswer = v.InferOutput<typeof startPasskeyAnswerSchema>;
export type AddPasskeyRequest = v.InferOutput<typeof addPasskeyRequestSchema>;
export type AddPasskeyAnswer = v.InferOutput<typeof addPasskeyAnswerSchema>;
export type RemovePasskeyRequest = v.InferOutput<typeof removePasskeyRequestSchema>;
export type SecondStepMethodsRequest = v.InferOutput<typeof secondStepMethodsRequestSchema>;
export type SecondStepMethodsAnswer = v.InferOutput<typeof secondStepMethodsAnswerSchema>;
export type PasskeyLoginRequest = v.InferOutput<typeof passkeyLoginRequestSchema>;
