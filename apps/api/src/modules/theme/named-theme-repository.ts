import { randomUUID } from 'node:crypto';
import { MOST_THEMES, type CreateThemeRequest, type NamedTheme } from '@genmaster/theme-engine/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DatabaseSchema, UserThemesTable } from '../../db/schema.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { THEME_COLUMNS, toStoredTheme } from './theme-repository.ts';

/** Result of a change to one of several themes. */
export type NamedThemeOutcome =
  | { kind: 'done'; theme: NamedTheme }
  | { kind: 'unknown' | 'in-use' | 'full' }
  /** It was changed meanwhile; the stored theme is included. */
  | { kind: 'changed'; theme: NamedTheme };

export type NamedThemeRepository = ReturnType<typeof createNamedThemeRepository>;

type Within = Transaction<DatabaseSchema>;

/** Stores several themes per user: the active one in `user_themes`, the others in `kept_themes`. */
export function createNamedThemeRepository({ db, now }: { db: Database; now: () => Date }) {
  /** Runs the changes of a user’s themes one after the other, so that none works on intermediate states. */
  const inTurn = <T>(userId: string, change: (within: Within) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (within) => {
      await createUserRepository({ db: within, now }).lock(userId);
      return change(within);
    });

  return {
    /**
     * Lists the themes: the active one, then the others by their last save, newest first.
     *
     * One statement for both tables: between two, a theme could change its table, and be in neither result.
     */
    async list(userId: string): Promise<NamedTheme[]> {
      const rows = await db
        .selectFrom('user_themes')
        .select([...THEME_COLUMNS, sql<number>`1`.as('in_use')])
        .where('user_id', '=', userId)
        .unionAll(
          db
            .selectFrom('kept_themes')
            .select([...THEME_COLUMNS, sql<number>`0`.as('in_use')])
            .where('user_id', '=', userId),
        )
        .orderBy('in_use', 'desc')
        .orderBy('saved_at', 'desc')
        .orderBy('record_id')
        .execute();
      return rows.map((row) => toNamed(row, row.in_use === 1));
    },

    /** Adds an inactive theme. */
    create: (userId: string, title: string, theme: Omit<CreateThemeRequest, 'name'>): Promise<NamedThemeOutcome> =>
      inTurn(userId, async (within) => {
        const { count } = await within
          .selectFrom('kept_themes')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        // One place is for the active theme, even if none is saved yet.
        if (Number(count) >= MOST_THEMES - 1) return { kind: 'full' };
        const row: UserThemesTable = {
          user_id: userId,
          record_id: randomUUID(),
          revision: 1,
          name: title,
          title,
          menu_pos: theme.menuPos,
          dashboard_flag: theme.dTemplate ? 1 : 0,
          mode: theme.mode,
          json: theme.json,
          dark_json: theme.darkJson ?? null,
          saved_at: now().toISOString(),
        };
        await within.insertInto('kept_themes').values(row).execute();
        return { kind: 'done', theme: toNamed(row, false) };
      }),

    /** Renames a theme, unless it was renamed meanwhile without the caller's knowledge. */
    rename: (
      userId: string,
      { id, title, replaces }: { id: string; title: string; replaces: string | null },
    ): Promise<NamedThemeOutcome> =>
      inTurn(userId, async (within) => {
        const found = await find(within, userId, id);
        if (!found) return { kind: 'unknown' };
        const { table, row } = found;
        const isInUse = table === 'user_themes';
        if (row.title !== replaces && row.title !== title) return { kind: 'changed', theme: toNamed(row, isInUse) };
        await within.updateTable(table).set({ title }).where('record_id', '=', id).execute();
        return { kind: 'done', theme: toNamed({ ...row, title }, isInUse) };
      }),

    /** Activates a theme; the active one becomes inactive unchanged. */
    choose: (userId: string, id: string): Promise<NamedThemeOutcome> =>
      inTurn(userId, async (within) => {
        const found = await find(within, userId, id);
        if (!found) return { kind: 'unknown' };
        const { table, row } = found;
        if (table === 'user_themes') return { kind: 'done', theme: toNamed(row, true) };
        // The row is deleted before it is inserted: a concurrent save waits, and then finds the row in its new table.
        const before = await within
          .deleteFrom('user_themes')
          .where('user_id', '=', userId)
          .returning(THEME_COLUMNS)
          .executeTakeFirst();
        const next = await within
          .deleteFrom('kept_themes')
          .where('record_id', '=', id)
          .returning(THEME_COLUMNS)
          .executeTakeFirstOrThrow();
        if (before) await within.insertInto('kept_themes').values(before).execute();
        await within.insertInto('user_themes').values(next).execute();
        return { kind: 'done', theme: toNamed(next, true) };
      }),

    /** Removes an inactive theme of the given revision. */
    remove: (userId: string, { id, revision }: { id: string; revision: number }): Promise<NamedThemeOutcome> =>
      inTurn(userId, async (within) => {
        const found = await find(within, userId, id);
        if (!found) return { kind: 'unknown' };
        if (found.table === 'user_themes') return { kind: 'in-use' };
        const removed = await within
          .deleteFrom('kept_themes')
          .where('record_id', '=', id)
          .where('revision', '=', revision)
          .returning(THEME_COLUMNS)
          .executeTakeFirst();
        if (removed) return { kind: 'done', theme: toNamed(removed, false) };
        return { kind: 'changed', theme: toNamed(found.row, false) };
      }),
  };
}

async function find(within: Within, userId: string, id: string) {
  for (const table of ['user_themes', 'kept_themes'] as const) {
    const row = await within
      .selectFrom(table)
      .select(THEME_COLUMNS)
      .where('user_id', '=', userId)
      .where('record_id', '=', id)
      .executeTakeFirst();
    if (row) return { table, row };
  }
  return null;
}

const toNamed = (row: UserThemesTable, isInUse: boolean): NamedTheme => ({
  ...toStoredTheme(row),
  name: row.title,
  isInUse,
});
