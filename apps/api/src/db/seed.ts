import { readFile } from 'node:fs/promises';
import { METADATA_PROJECT_ID_DEFAULT } from '@genmaster/seo-metadata/contract';
import type { Passwords } from '../modules/auth/passwords.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import type { Database } from './database.ts';

/** The sign-in that a fresh installation offers, never in production. */
export const DEMO_SIGN_IN = { userCode: 'demo', password: 'genmaster-demo', name: 'Demo user' } as const;

export interface SeedOptions {
  db: Database;
  passwords: Passwords;
  now: () => Date;
  hasDemoUser: boolean;
  projectColorTheme: string;
}

/**
 * Puts in place what a fresh database lacks; what is there stays as it is.
 *
 * The project's colour theme alone follows the configuration at every start.
 */
export async function seed({ db, passwords, now, hasDemoUser, projectColorTheme }: SeedOptions): Promise<void> {
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
  if (!hasDemoUser) return;
  const users = createUserRepository({ db, now });
  if (await users.findCredentials(DEMO_SIGN_IN.userCode)) return;
  const { userCode, password, name } = DEMO_SIGN_IN;
  await users.create({ userCode, name, passwordHash: await passwords.hash(password) });
}
