import { PASSWORD_PROBLEMS, type PasswordProblem } from '@genmaster/auth-client/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../plugins/problems.ts';
import { normalisePassword } from '../auth/passwords.ts';

export const SHORTEST_PASSWORD = 8;

export const LONGEST_PASSWORD = 1024;

/** Minimum length of a user code for the check; shorter ones are in many passwords by chance. */
const SHORTEST_TELLING_CODE = 3;

/**
 * Returns the reason why a password is easy to guess, or `null`.
 *
 * Weak are passwords that are too short, the most common ones (without regard to case), and those that contain the
 * user's own code. There is no rule about kinds of characters.
 */
export function findPasswordProblem(password: string, userCode: string): PasswordProblem | null {
  const text = normalisePassword(password);
  if (text.length < SHORTEST_PASSWORD || text.length > LONGEST_PASSWORD) return 'length';
  const folded = text.toLowerCase();
  if (dictionary['passwords-common'].includes(folded)) return 'common';
  return userCode.length >= SHORTEST_TELLING_CODE && folded.includes(userCode.toLowerCase()) ? 'userCode' : null;
}

/** Throws for a password that is easy to guess; the error names the field of the request. */
export function refuseWeakPassword(password: string, userCode: string, field: string): void {
  const problem = findPasswordProblem(password, userCode);
  if (problem === null) return;
  const message = PASSWORD_PROBLEMS[problem];
  throw new ProblemError(400, `The new password ${message}.`, { errors: [{ field, message }] });
}
