import { PASSWORD_PROBLEMS, type PasswordProblem, type Problem } from '@genmaster/auth-client/contract';
import type { usePartText } from '@genmaster/i18n';

export type TranslateAccount = ReturnType<typeof usePartText<'account'>>;

/** Failure of a call, with the name of the field that caused it when the server names one. */
export interface Failure {
  field: string | null;
  text: string;
}

/** Reasons why the browser cannot create or use a passkey, by the name of its error (WebAuthn level 3). */
const PASSKEY_FAILURES: Readonly<
  Record<string, 'passkeys.cancelled' | 'passkeys.known' | 'passkeys.unsupported' | undefined>
> = {
  NotAllowedError: 'passkeys.cancelled',
  AbortError: 'passkeys.cancelled',
  InvalidStateError: 'passkeys.known',
  NotSupportedError: 'passkeys.unsupported',
  SecurityError: 'passkeys.unsupported',
};

/** Explains in the reader’s language why a call failed, and what to do next. */
export function explainFailure(error: unknown, t: TranslateAccount): Failure {
  const ofPasskey = error instanceof Error ? PASSKEY_FAILURES[error.name] : undefined;
  if (ofPasskey) return { field: null, text: t(ofPasskey) };
  const { status, data } = Object(error) as { status?: unknown; data?: Partial<Problem> };
  const [first] = data?.errors ?? [];
  const field = first?.field ?? null;
  const weakness = (Object.keys(PASSWORD_PROBLEMS) as PasswordProblem[]).find(
    (problem) => PASSWORD_PROBLEMS[problem] === first?.message,
  );
  if (weakness) return { field, text: t(`password.${weakness}`) };
  if (status === 403 && field === 'password') return { field, text: t('password.wrong') };
  if (field === 'credential') return { field: null, text: t('passkeys.refused') };
  if (field === 'code') return { field, text: t('second.wrongCode') };
  if (status === 409 && field === 'userCode') return { field, text: t('users.taken') };
  if (field === 'userCode') return { field, text: t('users.wrongCode') };
  if (field === 'name' || field === 'email') return { field, text: t(`users.${field}.wrong`) };
  if (status === 401) return { field: null, text: t('failed.signedOut') };
  if (status === 403) return { field: null, text: t('failed.denied') };
  if (status === 404) return { field: null, text: t('failed.gone') };
  if (status === 409) return { field: null, text: t('failed.oneself') };
  if (status === 429) return { field: null, text: t('failed.tooMany') };
  if (typeof status === 'number') return { field: null, text: t('failed.server') };
  return { field: null, text: t('failed.unreachable') };
}
