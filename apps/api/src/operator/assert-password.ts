import { dictionary } from '@zxcvbn-ts/language-common';
import { OperatorError } from './operator-error.ts';

/** The shortest password that a user may have. */
export const SHORTEST_PASSWORD = 8;

const LONGEST_PASSWORD = 1024;

/** A shorter user code is in most passwords by chance. */
const SHORTEST_TELLING_CODE = 3;

/**
 * Refuses a password that guessing would find soon, and says why.
 *
 * That is: one that is too short, one of those that people use most (upper and
 * lower case count alike), and one that holds the user's own code. Which kinds
 * of characters it has is nobody's business.
 */
export function assertPassword(password: string, userCode: string): void {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw new OperatorError(`A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  }
  const folded = password.toLowerCase();
  if (dictionary['passwords-common'].includes(folded)) {
    throw new OperatorError('This password is one of those that are tried first. Choose another one.');
  }
  if (userCode.length >= SHORTEST_TELLING_CODE && folded.includes(userCode.toLowerCase())) {
    throw new OperatorError('This password holds the user code. Choose another one.');
  }
}
