import * as v from 'valibot';
import { SECOND_STEP_PATHS } from './auth-paths.ts';

/** Paths of the endpoints for the second factor. */
export const SECOND_FACTOR_PATHS = {
  login: SECOND_STEP_PATHS.login,
  state: 'auth/second-factor',
  start: 'auth/second-factor/start',
  confirm: 'auth/second-factor/confirm',
  remove: 'auth/second-factor/remove',
} as const;

/** Ticket of a sign-in with the right password, valid once and for five minutes. */
export const ticketSchema = v.pipe(v.string(), v.regex(/^gmp_[\w-]{43}$/));

/** Six digits of an authenticator, or a recovery code. */
const code = v.pipe(v.string(), v.minLength(6), v.maxLength(40));
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/**
 * Request of `POST auth/second-factor/login`; the response has the schema of `POST auth/login`.
 *
 * When the account requires a second factor, a login with the correct password returns the status 401 and this ticket
 * in
 * place of a token.
 */
export const secondStepRequestSchema = v.strictObject({
  ticket: ticketSchema,
  code,
});

/** Response of `GET auth/second-factor`. */
export const secondFactorAnswerSchema = v.strictObject({
  /** Whether this installation can store the secret of an authenticator. */
  isOffered: v.boolean(),
  /** Whether a sign-in asks for a second factor: an authenticator is set up, or there is a passkey. */
  isOn: v.boolean(),
  hasAuthenticator: v.boolean(),
  /** Whether a permission of this user requires a second factor. */
  isRequired: v.boolean(),
  recoveryCodesLeft: v.pipe(v.number(), v.integer()),
});

/** Request of endpoints that require the password as a confirmation. */
export const confirmedRequestSchema = v.strictObject({ password });

/** Response of `POST auth/second-factor/start`: the secret for an authenticator, as text and as a URI for a QR code. */
export const startSecondFactorAnswerSchema = v.strictObject({ secret: v.string(), uri: v.string() });

/** Request of `POST auth/second-factor/confirm`: the first code of the authenticator. */
export const confirmSecondFactorRequestSchema = v.strictObject({ code });

/** Response of `POST auth/second-factor/confirm`: recovery codes for a lost authenticator, shown only once. */
export const confirmSecondFactorAnswerSchema = v.strictObject({ recoveryCodes: v.array(v.string()) });

export type SecondStepRequest = v.InferOutput<typeof secondStepRequestSchema>;
export type SecondFactorAnswer = v.InferOutput<typeof secondFactorAnswerSchema>;
export type ConfirmedRequest = v.InferOutput<typeof confirmedRequestSchema>;
export type StartSecondFactorAnswer = v.InferOutput<typeof startSecondFactorAnswerSchema>;
export type ConfirmSecondFactorRequest = v.InferOutput<typeof confirmSecondFactorRequestSchema>;
export type ConfirmSecondFactorAnswer = v.InferOutput<typeof confirmSecondFactorAnswerSchema>;
