import type { Database } from '../db/database.ts';
import { createPasswords } from '../modules/auth/passwords.ts';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import { PERMISSIONS, type Permission } from '../plugins/access.ts';
import { assertPassword } from './assert-password.ts';
import { formatTable } from './format-table.ts';
import { OperatorError } from './operator-error.ts';

/** Makes a user, and says so. */
export async function createUser(
  db: Database,
  { userCode, name, password }: { userCode: string; name: string; password: string },
): Promise<string> {
  if (!/^[\w.@-]{1,128}$/.test(userCode)) {
    throw new OperatorError('A user code has 1 to 128 letters, digits, dots, hyphens, underscores or at signs.');
  }
  if (name.trim() === '' || name.length > 120) throw new OperatorError('A name has 1 to 120 characters.');
  assertPassword(password, userCode);
  const passwordHash = await createPasswords().hash(password);
  const id = await createUserRepository({ db, now }).create({ userCode, name, passwordHash });
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
  const { users, id } = await findUser(db, userCode);
  await (isGranted ? users.grant : users.withdraw)(id, permission as Permission);
  return `${userCode} ${isGranted ? 'has' : 'no longer has'} the permission ${permission}.`;
}

/** Gives a user a new password and signs them out everywhere, and says so. */
export async function setPassword(
  db: Database,
  { userCode, password }: { userCode: string; password: string },
): Promise<string> {
  assertPassword(password, userCode);
  const { users, id } = await findUser(db, userCode);
  await users.setPasswordHash(id, await createPasswords().hash(password));
  await sessionsOf(db).endAllOf(id);
  return `${userCode} has a new password and is signed out everywhere.`;
}

/** Lets a user in no more, or again, at once, and says so. */
export async function setDisabled(
  db: Database,
  { userCode, isDisabled }: { userCode: string; isDisabled: boolean },
): Promise<string> {
  const { users, id } = await findUser(db, userCode);
  await users.setDisabled(id, isDisabled);
  if (!isDisabled) return `${userCode} may sign in again.`;
  await sessionsOf(db).endAllOf(id);
  return `${userCode} may no longer sign in and is signed out everywhere.`;
}

/** Lists the sessions that are good now, the latest first: of one user, or of everybody. */
export async function listSessions(db: Database, userCode?: string): Promise<string> {
  if (userCode !== undefined) await findUser(db, userCode);
  const rows = await sessionsOf(db).list(userCode);
  if (rows.length === 0) return userCode === undefined ? 'Nobody is signed in.' : `${userCode} is not signed in.`;
  return formatTable(
    ['session', 'user', 'application', 'started', 'last seen', 'ends'],
    rows.map((row) => [row.id, row.userCode, row.appCode ?? '-', row.createdAt, row.lastSeenAt, row.expiresAt]),
  );
}

/** Ends one session by the id that `listSessions` prints, and says so. */
export async function revokeSession(db: Database, id: string): Promise<string> {
  if (!(await sessionsOf(db).endById(id))) {
    throw new OperatorError(`There is no session ${id}. The command list-sessions lists them.`);
  }
  return `Ended the session ${id}.`;
}

/** Signs a user out everywhere, and says so. */
export async function revokeSessionsOf(db: Database, userCode: string): Promise<string> {
  const { id } = await findUser(db, userCode);
  const count = await sessionsOf(db).endAllOf(id);
  return `Ended ${count} ${count === 1 ? 'session' : 'sessions'} of ${userCode}.`;
}

const now = () => new Date();

// The limits are those of a server with the longest sessions: what it could still accept is listed and ended.
const sessionsOf = (db: Database) => createSessionRepository({ db, now, idleMinutes: 10_080, absoluteHours: 720 });

async function findUser(db: Database, userCode: string) {
  const users = createUserRepository({ db, now });
  const id = await users.findId(userCode);
  if (id === null) throw new OperatorError(`There is no user with the code "${userCode}".`);
  return { users, id };
}
