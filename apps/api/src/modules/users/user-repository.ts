import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Permission } from '../../plugins/access.ts';

/** The fields of a user that a sign-in needs. */
export interface UserCredentials {
  id: string;
  passwordHash: string;
}

/** A user to create; the caller hashes the password. */
export interface NewUser {
  userCode: string;
  name: string;
  passwordHash: string;
  /** Client of the user. @default 'genmaster' */
  clientId?: string;
  email?: string | null;
}

/** A user without credentials. */
export interface User {
  id: string;
  userCode: string;
  name: string;
  email: string | null;
  isDisabled: boolean;
}

export type UserRepository = ReturnType<typeof createUserRepository>;

/** Finds and creates users. User codes are compared without regard to case. */
export function createUserRepository({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Returns the user who may sign in with this code; disabled users are not found. */
    async findCredentials(userCode: string): Promise<UserCredentials | null> {
      const row = await db
        .selectFrom('users')
        .select(['id', 'password_hash'])
        .where('user_code', '=', userCode.toLowerCase())
        .where('is_disabled', '=', 0)
        .executeTakeFirst();
      return row ? { id: row.id, passwordHash: row.password_hash } : null;
    },

    /** Returns the id of a user, disabled or not. */
    async findId(userCode: string): Promise<string | null> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('user_code', '=', userCode.toLowerCase())
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** Returns the user of this id, disabled or not. */
    async findById(id: string): Promise<User | null> {
      const row = await db
        .selectFrom('users')
        .select(['id', 'user_code', 'name', 'email', 'is_disabled'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      return { id, userCode: row.user_code, name: row.name, email: row.email, isDisabled: row.is_disabled === 1 };
    },

    /** Locks a user until the end of the transaction: other changes of the same user wait for it. */
    async lock(id: string): Promise<void> {
      await db
        .updateTable('users')
        .set((row) => ({ name: row.ref('name') }))
        .where('id', '=', id)
        .execute();
    },

    /** Removes a user with all rows that refer to them: permissions, sessions, themes, links. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute();
    },

    /** Sets a new password; an older link with which the user could choose another one is no longer valid. */
    async setPasswordHash(userId: string, passwordHash: string): Promise<void> {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
      await db.deleteFrom('one_time_links').where('user_id', '=', userId).execute();
    },

    /** Sets a new password in place of this one; returns false when the password was changed since it was read. */
    async changePasswordHash({ id, passwordHash }: UserCredentials, changed: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ password_hash: changed })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await db.deleteFrom('one_time_links').where('user_id', '=', id).execute();
      return true;
    },

    /** Replaces the hash with another hash of the same password, unless the password was changed since it was read. */
    async renewPasswordHash({ id, passwordHash }: UserCredentials, renewed: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: renewed })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .execute();
    },

    async setDisabled(userId: string, isDisabled: boolean): Promise<void> {
      await db
        .updateTable('users')
        .set({ is_disabled: isDisabled ? 1 : 0 })
        .where('id', '=', userId)
        .execute();
    },

    async hasPermission(userId: string, permission: Permission): Promise<boolean> {
      const row = await db
        .selectFrom('user_permissions')
        .select('permission')
        .where('user_id', '=', userId)
        .where('permission', '=', permission)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Lists the additional permissions of a user, in alphabetical order. */
    async listPermissions(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('user_permissions')
        .select('permission')
        .where('user_id', '=', userId)
        .orderBy('permission')
        .execute();
      return rows.map(({ permission }) => permission);
    },

    async grant(userId: string, permission: Permission): Promise<void> {
      await db
        .insertInto('user_permissions')
        .values({ user_id: userId, permission })
        .onConflict((conflict) => conflict.columns(['user_id', 'permission']).doNothing())
        .execute();
    },

    async withdraw(userId: string, permission: Permission): Promise<void> {
      await db
        .deleteFrom('user_permissions')
        .where('user_id', '=', userId)
        .where('permission', '=', permission)
        .execute();
    },

    /** Creates a user and returns the id, or `null` when the user code is taken. */
    async create({
      userCode,
      name,
      passwordHash,
      clientId = 'genmaster',
      email = null,
    }: NewUser): Promise<string | null> {
      const id = randomUUID();
      const made = await db
        .insertInto('users')
        .values({
          id,
          client_id: clientId,
          user_code: userCode.toLowerCase(),
          name,
          password_hash: passwordHash,
          is_disabled: 0,
          created_at: now().toISOString(),
          email,
        })
        .onConflict((conflict) => conflict.column('user_code').doNothing())
        .executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n ? id : null;
    },
  };
}
