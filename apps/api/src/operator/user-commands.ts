import { randomBytes } from 'node:crypto';
import { createUserRequestSchema, type LinkKind } from '@genmaster/auth-client/contract';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { createPasswords } from '../modules/auth/passwords.ts';
import { createLoginThrottle } from '../modules/auth/login-throttle.ts';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import { exportUser } from '../modules/accounts/export-user.ts';
import { createLinkRepository } from '../modules/accounts/link-repository.ts';
import { linkAddress } from '../modules/accounts/mailer.ts';
import { createLoginPlaces } from '../modules/auth/login-places.ts';
import { createSecondFactorRepository } from '../modules/second-factor/second-factor-repository.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import { PERMISSIONS, type Permission } from '../plugins/access.ts';
import { assertPassword } from './assert-password.ts';
import { formatTable } from './format-table.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError } from './operator-error.ts';

/** Creates a user, and returns a message. */
export async function createUser(
  db: Database,
  { userCode, name, password, email }: { userCode: string; name: string; password: string; email?: string },
): Promise<string> {
  assertUser({ userCode, name, email });
  assertPassword(password, userCode);
  await addUser(db, { userCode, name, password, ...(email ? { email } : {}) });
  return `Made the user ${userCode}.`;
}

/** Creates a user who chooses a password with a link, and returns the link. */
export async function invite(
  db: Database,
  { userCode, name, email, origin }: { userCode: string; name: string; email?: string; origin: string },
): Promise<string> {
  assertUser({ userCode, name, email });
  const password = randomBytes(32).toString('base64url');
  const id = await addUser(db, { userCode, name, password, ...(email ? { email } : {}) });
  return showLink(db, { id, userCode, kind: 'invitation', origin });
}

/** Creates a link with which a user chooses a new password, and returns it. */
export async function makeResetLink(
  db: Database,
  { userCode, origin }: { userCode: string; origin: string },
): Promise<string> {
  const { id } = await findUser(db, userCode);
  return showLink(db, { id, userCode, kind: 'reset', origin });
}

/** Removes the second factor of a user who has lost it and the recovery codes, and returns a message. */
export async function removeSecondFactor(db: Database, userCode: string): Promise<string> {
  const { id } = await findUser(db, userCode);
  if (!(await createSecondFactorRepository({ db, now, seal: null }).removeAll(id))) {
    throw new OperatorError(`${userCode} has no second step.`);
  }
  await sessionsOf(db).endAllOf(id);
  await noteCommand(db, { action: 'second-factor-removed', subjectId: id });
  return `${userCode} signs in with the password alone, and is signed out everywhere.`;
}

/** Deletes a user with all their data if the confirmation is their user code, and returns a message. */
export async function deleteUser(
  db: Database,
  { userCode, word }: { userCode: string; word: string },
): Promise<string> {
  const { users, id } = await findUser(db, userCode);
  if (word.toLowerCase() !== userCode.toLowerCase()) {
    throw new OperatorError('Nothing was deleted. The word is the user code itself.');
  }
  await users.remove(id);
  await createLoginThrottle({ db, now }).unlock({ id, userCode });
  await createLoginPlaces({ db, now }).forget(userCode);
  await noteCommand(db, { action: 'user-deleted', subjectId: id });
  return `${userCode} is deleted with all their data; the trail keeps the id ${id}.`;
}

/** Exports all data about a user as JSON. */
export async function exportUserData(db: Database, userCode: string): Promise<string> {
  const { id } = await findUser(db, userCode);
  await noteCommand(db, { action: 'data-exported', subjectId: id });
  return JSON.stringify(await exportUser({ db, now }, id), null, 2);
}

async function showLink(
  db: Database,
  { id, userCode, kind, origin }: { id: string; userCode: string; kind: LinkKind; origin: string },
): Promise<string> {
  const { token, expiresAt } = await createLinkRepository({ db, now }).make(id, kind);
  await noteCommand(db, { action: 'link-made', subjectId: id, detail: kind });
  return `A link for ${userCode}, good once, until ${expiresAt}:\n${linkAddress(origin, token)}`;
}

const USER_FAULTS: Readonly<Record<string, string>> = {
  userCode: 'A user code has 1 to 128 letters, digits, dots, hyphens, underscores or at signs.',
  name: 'A name has 1 to 120 visible characters.',
  email: 'An address has an @ and a domain, such as alice@example.com.',
};

/** Checks a new user with the rules of the call that administrators make. */
function assertUser(user: { userCode: string; name: string; email: string | undefined }): void {
  // The system replaces bytes of an argument that are no UTF-8.
  if (Object.values(user).some((text) => text?.includes('\uFFFD'))) {
    throw new OperatorError('Nothing was done: an option holds bytes that are no text in UTF-8.');
  }
  const { email, ...rest } = user;
  const parsed = v.safeParse(createUserRequestSchema, { ...rest, ...(email === undefined ? {} : { email }) });
  if (parsed.success) return;
  throw new OperatorError(USER_FAULTS[v.getDotPath(parsed.issues[0]) ?? ''] ?? parsed.issues[0].message);
}

async function addUser(
  db: Database,
  { password, ...user }: { userCode: string; name: string; email?: string; password: string },
): Promise<string> {
  const passwordHash = await createPasswords().hash(password);
  const id = await createUserRepository({ db, now }).create({ ...user, passwordHash });
  if (id === null) throw new OperatorError(`The user code ${user.userCode} is taken. Choose another one.`);
  await noteCommand(db, { action: 'user-created', subjectId: id });
  return id;
}

/** Grants a user a permission or revokes it, at once, and returns a message. */
export async function setPermission(
  db: Database,
  { userCode, permission, isGranted }: { userCode: string; permission: string; isGranted: boolean },
): Promise<string> {
  if (!(PERMISSIONS as readonly string[]).includes(permission)) {
    throw new OperatorError(`There is no permission "${permission}". There are: ${PERMISSIONS.join(', ')}.`);
  }
  const { users, id } = await findUser(db, userCode);
  await (isGranted ? users.grant : users.withdraw)(id, permission as Permission);
  const action = isGranted ? 'permission-granted' : 'permission-withdrawn';
  await noteCommand(db, { action, subjectId: id, detail: permission });
  return `${userCode} ${isGranted ? 'has' : 'no longer has'} the permission ${permission}.`;
}

/** Sets a new password and ends all sessions of the user, and returns a message. */
export async function setPassword(
  db: Database,
  { userCode, password }: { userCode: string; password: string },
): Promise<string> {
  assertPassword(password, userCode);
  const { users, id } = await findUser(db, userCode);
  await users.setPasswordHash(id, await createPasswords().hash(password));
  await sessionsOf(db).endAllOf(id);
  await createLoginThrottle({ db, now }).unlock({ id, userCode });
  await noteCommand(db, { action: 'password-changed', subjectId: id });
  return `${userCode} has a new password and is signed out everywhere.`;
}

/** Disables or enables a user, at once, and returns a message. */
export async function setDisabled(
  db: Database,
  { userCode, isDisabled }: { userCode: string; isDisabled: boolean },
): Promise<string> {
  const { users, id } = await findUser(db, userCode);
  await users.setDisabled(id, isDisabled);
  await noteCommand(db, { action: isDisabled ? 'user-disabled' : 'user-enabled', subjectId: id });
  if (!isDisabled) return unlock(db, { userCode });
  await sessionsOf(db).endAllOf(id);
  return `${userCode} may no longer sign in and is signed out everywhere.`;
}

/** Clears the failed attempts of a user, who can then sign in at once, and returns a message. */
export async function unlock(db: Database, { userCode }: { userCode: string }): Promise<string> {
  const { id } = await findUser(db, userCode);
  await createLoginThrottle({ db, now }).unlock({ id, userCode });
  await noteCommand(db, { action: 'user-unlocked', subjectId: id });
  return `${userCode} may sign in again.`;
}

/** Lists the valid sessions, the latest first: of one user, or of all users. */
export async function listSessions(db: Database, userCode?: string): Promise<string> {
  if (userCode !== undefined) await findUser(db, userCode);
  const rows = await sessionsOf(db).list(userCode);
  if (rows.length === 0) return userCode === undefined ? 'Nobody is signed in.' : `${userCode} is not signed in.`;
  return formatTable(
    ['session', 'user', 'application', 'started', 'last seen', 'ends', 'address', 'device'],
    rows.map((row) => [
      row.id,
      row.userCode,
      row.appCode ?? '-',
      row.createdAt,
      row.lastSeenAt,
      row.expiresAt,
      row.address ?? '-',
      `${row.device ?? '-'}${row.isNewDevice ? ' (new)' : ''}`,
    ]),
  );
}

/** Ends one session by the id that `listSessions` prints, and returns a message. */
export async function revokeSession(db: Database, id: string): Promise<string> {
  if (!(await sessionsOf(db).endById(id))) {
    throw new OperatorError(`There is no session ${id}. The command list-sessions lists them.`);
  }
  await noteCommand(db, { action: 'session-ended', detail: id });
  return `Ended the session ${id}.`;
}

/** Ends all sessions of a user, and returns a message. */
export async function revokeSessionsOf(db: Database, userCode: string): Promise<string> {
  const { id } = await findUser(db, userCode);
  const count = await sessionsOf(db).endAllOf(id);
  await noteCommand(db, { action: 'sessions-ended', subjectId: id, detail: String(count) });
  return `Ended ${count} ${count === 1 ? 'session' : 'sessions'} of ${userCode}.`;
}

const now = () => new Date();

// The limits are the maximum values of the settings, so that every session that a server may accept is listed and
// ended.
const sessionsOf = (db: Database) => createSessionRepository({ db, now, idleMinutes: 10_080, absoluteHours: 720 });

async function findUser(db: Database, userCode: string) {
  const users = createUserRepository({ db, now });
  const id = await users.findId(userCode);
  if (id === null) throw new OperatorError(`There is no user with the code "${userCode}".`);
  return { users, id };
}
