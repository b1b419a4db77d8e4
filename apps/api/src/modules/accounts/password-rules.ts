import { PASSWORD_PROBLEMS, type PasswordProblem } from '@genmaster/auth-client/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../plugins/problems.ts';

/** The shortest password that a user may have. */
export const SHORTEST_PASSWORD = 8;

export const LONGEST_PASSWORD = 1024;

/** A shorter user code is in most passwords by chance. */
const SHORTEST_TELLING_CODE = 3;

/**
 * Why guessing would find a password soon, or `null`.
 *
 * That is: one that is too short, one of those that people use most (upper and
 * lower case count alike), and one that holds the user's own code. Which kinds
 * of characters it has is nobody's business.
 */
export function findPasswordProblem(password: string, userCode: string): PasswordProblem | null {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) return 'length';
  const folded = password.toLowerCase();
  if (dictionary['passwords-common'].includes(folded)) return 'common';
  return userCode.length >= SHORTEST_TELLING_CODE && folded.includes(userCode.toLowerCase()) ? 'userCode' : null;
}

/** Refuses a password that guessing would find soon, naming the field in which it came. */
export function refuseWeakPassword(password: string, userCode: string, field: string): void {
  const problem = findPasswordProblem(password, userCode);
  if (problem === null) return;
  const message = PASSWORD_PROBLEMS[problem];
  throw new ProblemError(400, `The new password ${message}.`, { errors: [{ field, message }] });
}
