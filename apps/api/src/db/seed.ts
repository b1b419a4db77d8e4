import { readFile } from 'node:fs/promises';
import { ConfigError } from '../config-error.ts';
import { METADATA_PROJECT_ID_DEFAULT } from '@genmaster/seo-metadata/contract';
import type { Passwords } from '../modules/auth/passwords.ts';
import { createUserRepository, type UserRepository } from '../modules/users/user-repository.ts';
import { PERMISSIONS } from '../plugins/access.ts';
import type { Database } from './database.ts';

/** Credentials of the demo user of a fresh installation; never created in production. */
export const DEMO_SIGN_IN = { userCode: 'demo', password: 'genmaster-demo', name: 'Demo user' } as const;

/** Credentials of the demo administrator, who has every permission. */
export const DEMO_ADMINISTRATOR = {
  userCode: 'admin',
  password: 'genmaster-admin',
  name: 'Demo administrator',
} as const;

const DEMO_USERS = [DEMO_SIGN_IN, DEMO_ADMINISTRATOR];

export interface SeedOptions {
  db: Database;
  passwords: Passwords;
  now: () => Date;
  hasDemoUser: boolean;
  projectColorTheme: string;
}

/**
 * Adds the rows that a fresh database needs; existing rows stay as they are.
 *
 * Only the project's colour theme follows the configuration at every start. A database with other users gets no demo
 * users: it may be the one of a server in production.
 *
 * @returns true when the database has the demo users.
 */
export async function seed({ db, passwords, now, hasDemoUser, projectColorTheme }: SeedOptions): Promise<boolean> {
  await db
    .insertInto('projects')
    .values({ id: METADATA_PROJECT_ID_DEFAULT, name: 'genmaster', color_theme: projectColorTheme })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ color_theme: projectColorTheme }))
    .execute();
  await db
    .insertInto('project_metadata')
    .values({
      project_id: METADATA_PROJECT_ID_DEFAULT,
      json: await readFile(new URL('../../metadata-files/genmaster.json', import.meta.url), 'utf8'),
      updated_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .execute();
  const users = createUserRepository({ db, now });
  if (!hasDemoUser) {
    await refusePublicPasswords(users, passwords);
    return false;
  }
  if (await hasOtherUsers(db)) return (await users.findId(DEMO_SIGN_IN.userCode)) !== null;
  for (const { userCode, password, name } of DEMO_USERS) {
    if (await users.findId(userCode)) continue;
    const id = await users.create({ userCode, name, passwordHash: await passwords.hash(password) });
    if (userCode !== DEMO_ADMINISTRATOR.userCode || id === null) continue;
    // Only at creation: permissions that an operator removes later stay removed.
    for (const permission of PERMISSIONS) await users.grant(id, permission);
  }
  return true;
}

async function hasOtherUsers(db: Database): Promise<boolean> {
  const codes = DEMO_USERS.map(({ userCode }) => userCode);
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('user_code', 'not in', codes)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Throws when the database has demo users with their public passwords and the configuration excludes them. */
async function refusePublicPasswords(users: UserRepository, passwords: Passwords): Promise<void> {
  for (const { userCode, password } of DEMO_USERS) {
    const user = await users.findCredentials(userCode);
    if (!user || !(await passwords.verify(user.passwordHash, password))) continue;
    throw new ConfigError(
      `The user ${userCode} of this database still has the password of the demo, which is public. Run "npm run api -- disable-user --code ${userCode}", or set-password, and start again.`,
    );
  }
}
