import * as v from 'valibot';

/** The paths of the calls about the second step of a sign-in. */
export const SECOND_FACTOR_PATHS = {
  login: 'auth/second-factor/login',
  state: 'auth/second-factor',
  start: 'auth/second-factor/start',
  confirm: 'auth/second-factor/confirm',
  remove: 'auth/second-factor/remove',
} as const;

/** What a person types: six digits of an authenticator, or a recovery code. */
const code = v.pipe(v.string(), v.minLength(6), v.maxLength(40));
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/**
 * What `POST auth/second-factor/login` takes, and answers as `POST auth/login` does.
 *
 * The ticket is what a login with the right password names in place of a
 * token, with the status 401, when the account asks for a second step.
 */
export const secondStepRequestSchema = v.strictObject({
  ticket: v.pipe(v.string(), v.regex(/^gmp_[\w-]{43}$/)),
  code,
});

/** What `GET auth/second-factor` answers. */
export const secondFactorAnswerSchema = v.strictObject({
  /** Whether this installation can keep the secret of an authenticator. */
  isOffered: v.boolean(),
  isOn: v.boolean(),
  /** Whether the permissions of this user wait for one. */
  isRequired: v.boolean(),
  recoveryCodesLeft: v.pipe(v.number(), v.integer()),
});

/** What calls take that the password has to allow. */
export const confirmedRequestSchema = v.strictObject({ password });

/** What `POST auth/second-factor/start` answers: the secret for an authenticator, as text and as an address to scan. */
export const startSecondFactorAnswerSchema = v.strictObject({ secret: v.string(), uri: v.string() });

/** What `POST auth/second-factor/confirm` takes: the first code of the authenticator. */
export const confirmSecondFactorRequestSchema = v.strictObject({ code });

/** What `POST auth/second-factor/confirm` answers: codes for the day the authenticator is lost, shown this once. */
export const confirmSecondFactorAnswerSchema = v.strictObject({ recoveryCodes: v.array(v.string()) });

export type SecondStepRequest = v.InferOutput<typeof secondStepRequestSchema>;
export type SecondFactorAnswer = v.InferOutput<typeof secondFactorAnswerSchema>;
export type ConfirmedRequest = v.InferOutput<typeof confirmedRequestSchema>;
export type StartSecondFactorAnswer = v.InferOutput<typeof startSecondFactorAnswerSchema>;
export type ConfirmSecondFactorRequest = v.InferOutput<typeof confirmSecondFactorRequestSchema>;
export type ConfirmSecondFactorAnswer = v.InferOutput<typeof confirmSecondFactorAnswerSchema>;
