import { hash, randomBytes } from 'node:crypto';

/**
 * Creates a secret token: 256 random bits after a prefix.
 *
 * The prefix lets scanners find a token that leaked into a log or a repository.
 */
export function createToken(prefix = 'gms_'): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Returns true when a text has the format of a session token; only such a text is looked up. */
export function isSessionToken(text: string): boolean {
  return /^gms_[\w-]{43}$/.test(text);
}

/** Returns the hash under which a token is stored. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
