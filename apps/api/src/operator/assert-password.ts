import { findPasswordProblem, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../modules/accounts/password-rules.ts';
import { OperatorError } from './operator-error.ts';

export { SHORTEST_PASSWORD };

const TEXTS = {
  length: `A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
  common: 'This password is one of those that are tried first. Choose another one.',
  userCode: 'This password holds the user code. Choose another one.',
};

/** Throws for a password that is easy to guess, with the reason. */
export function assertPassword(password: string, userCode: string): void {
  const problem = findPasswordProblem(password, userCode);
  if (problem !== null) throw new OperatorError(TEXTS[problem]);
}
