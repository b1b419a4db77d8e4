import type { Database } from './db/database.ts';
import { createPasswords } from './modules/auth/passwords.ts';
import { createSessionRepository } from './modules/auth/session-repository.ts';
import { createUserRepository } from './modules/users/user-repository.ts';
import { PERMISSIONS, type Permission } from './plugins/access.ts';

/** A wish of the operator that cannot be granted, in a sentence for them. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The shortest password that a user may have. */
export const SHORTEST_PASSWORD = 8;

/** Makes a user, and says so. */
export async function createUser(
  db: Database,
  { userCode, name, password }: { userCode: string; name: string; password: string },
): Promise<string> {
  if (!/^[\w.@-]{1,128}$/.test(userCode)) {
    throw new OperatorError('A user code has 1 to 128 letters, digits, dots, hyphens, underscores or at signs.');
  }
  if (name.trim() === '' || name.length > 120) throw new OperatorError('A name has 1 to 120 characters.');
  if (password.length < SHORTEST_PASSWORD || password.length > 1024) {
    throw new OperatorError(`A password has ${SHORTEST_PASSWORD} to 1024 characters.`);
  }
  const passwordHash = await createPasswords().hash(password);
  const id = await createUserRepository({ db, now: () => new Date() }).create({ userCode, name, passwordHash });
  if (id === null) throw new OperatorError(`The user code ${userCode} is taken. Choose another one.`);
  return `Made the user ${userCode}.`;
}

/** Gives a user a permission or takes it away, at once, and says so. */
export async function setPermission(
  db: Database,
  { userCode, permission, isGranted }: { userCode: string; permission: string; isGranted: boolean },
): Promise<string> {
  if (!(PERMISSIONS as readonly string[]).includes(permission)) {
    throw new OperatorError(`There is no permission "${permission}". There are: ${PERMISSIONS.join(', ')}.`);
  }
  const users = createUserRepository({ db, now: () => new Date() });
  const user = await users.findCredentials(userCode);
  if (!user) throw new OperatorError(`There is no user with the code "${userCode}".`);
  await (isGranted ? users.grant : users.withdraw)(user.id, permission as Permission);
  return `${userCode} ${isGranted ? 'has' : 'no longer has'} the permission ${permission}.`;
}

/** Signs a user out everywhere, and says so. */
export async function endSessions(db: Database, userCode: string): Promise<string> {
  const now = () => new Date();
  const user = await createUserRepository({ db, now }).findCredentials(userCode);
  if (!user) throw new OperatorError(`There is no user with the code "${userCode}".`);
  await createSessionRepository({ db, now, idleMinutes: 1, absoluteHours: 1 }).endAllOf(user.id);
  return `Ended every session of ${userCode}.`;
}
