import { createHash, randomBytes } from 'node:crypto';

/**
 * Makes a secret that opens something: 256 random bits after a prefix.
 *
 * The prefix lets scanners find one that leaked into a log or a repository.
 */
export function createToken(prefix = 'gms_'): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Whether a text can be the token of a session at all; only such a one is looked for. */
export function isSessionToken(text: string): boolean {
  return /^gms_[\w-]{43}$/.test(text);
}

/** The form in which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
