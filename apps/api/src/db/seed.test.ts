import { createPasswords } from '../modules/auth/passwords.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import { closeMigratedDatabases, openMigratedDatabase } from '../testing/migrated-database.ts';
import { engines } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { seed } from './seed.ts';

describe.each(engines)('a database with demo users on %s', (engine) => {
  let db: Database;
  const now = () => new Date('2026-11-20T12:00:00.000Z');
  const passwords = createPasswords();
  const start = (hasDemoUser: boolean) => seed({ db, passwords, now, hasDemoUser, projectColorTheme: 'light' });

  beforeEach(async () => {
    db = await openMigratedDatabase(engine);
  });

  afterEach(closeMigratedDatabases);

  it('is not served without them while one of them can sign in with the public password', async () => {
    await start(true);
    const users = createUserRepository({ db, now });
    await expect(start(false)).rejects.toThrow('The user demo of this database still has the password of the demo');
    await users.setDisabled(String(await users.findId('demo')), true);
    await expect(start(false)).rejects.toThrow('npm run api -- disable-user --code admin');
    await users.setPasswordHash(String(await users.findId('admin')), await passwords.hash('a password of our own'));
    await expect(start(false)).resolves.toBe(false);
  });

  it('gets no demo users when there are other users, which may be those of a production server', async () => {
    const users = createUserRepository({ db, now });
    await users.create({ userCode: 'alice', name: 'Alice', passwordHash: 'x' });
    expect(await start(true)).toBe(false);
    expect(await db.selectFrom('users').select('user_code').execute()).toEqual([{ user_code: 'alice' }]);
  });

  it('gets the missing demo users and keeps all other users', async () => {
    expect(await start(true)).toBe(true);
    await db.deleteFrom('users').where('user_code', '=', 'admin').execute();
    expect(await start(true)).toBe(true);
    const users = createUserRepository({ db, now });
    await users.create({ userCode: 'alice', name: 'Alice', passwordHash: 'x' });
    expect(await start(true)).toBe(true);
    expect(await users.findId('admin')).not.toBeNull();
  });

  it('gets no demo users unless they are requested', async () => {
    await start(false);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });
});
