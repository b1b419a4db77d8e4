import { randomUUID } from 'node:crypto';
import { MOST_THEMES, type CreateThemeRequest, type NamedTheme } from '@genmaster/theme-engine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DatabaseSchema, UserThemesTable } from '../../db/schema.ts';
import { THEME_COLUMNS, toStoredTheme } from './theme-repository.ts';

/** What became of a change to one of several themes. */
export type NamedThemeOutcome =
  | { kind: 'done'; theme: NamedTheme }
  | { kind: 'unknown' | 'in-use' | 'full' }
  /** Somebody changed it meanwhile, and here it is. */
  | { kind: 'changed'; theme: NamedTheme };

export type NamedThemeRepository = ReturnType<typeof createNamedThemeRepository>;

type Within = Transaction<DatabaseSchema>;

/** Keeps several themes per user: the one in use in `user_themes`, where it always was, and the others beside it. */
export function createNamedThemeRepository({ db, now }: { db: Database; now: () => Date }) {
  /** One change of a user’s themes after the other, so that no count and no exchange is done on half of another. */
  const inTurn = <T>(userId: string, change: (within: Within) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (within) => {
      await within
        .updateTable('users')
        .set((row) => ({ name: row.ref('name') }))
        .where('id', '=', userId)
        .execute();
      return change(within);
    });

  return {
    /** The one in use first. */
    async list(userId: string): Promise<NamedTheme[]> {
      const inUse = await findInUse(db, userId);
      const others = await db
        .selectFrom('kept_themes')
        .select(THEME_COLUMNS)
        .where('user_id', '=', userId)
        .orderBy('record_id')
        .execute();
      // Put into use between the two questions, it would be there twice.
      const rest = others.filter(({ record_id }) => record_id !== inUse?.record_id).map((row) => toNamed(row, false));
      return inUse ? [toNamed(inUse, true), ...rest] : rest;
    },

    /** Keeps a theme beside the one in use. */
    create: (userId: string, title: string, theme: Omit<CreateThemeRequest, 'name'>): Promise<NamedThemeOutcome> =>
      inTurn(userId, async (within) => {
        const { count } = await within
          .selectFrom('kept_themes')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        // One place is for the theme in use, also where none is saved yet.
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

    /** Calls a theme by another name, unless it got a name meanwhile that the caller has not seen. */
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

    /** Puts a theme into use; the one that was steps aside as it is. */
    choose: (userId: string, id: string): Promise<NamedThemeOutcome> =>
      inTurn(userId, async (within) => {
        const found = await find(within, userId, id);
        if (!found) return { kind: 'unknown' };
        const { table, row } = found;
        if (table === 'user_themes') return { kind: 'done', theme: toNamed(row, true) };
        // The row is taken before it is kept: a save that comes meanwhile waits, and then finds it where it went.
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

    /** Takes a theme away that is not in use, as it was seen. */
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

const findInUse = (db: Database | Within, userId: string) =>
  db.selectFrom('user_themes').select(THEME_COLUMNS).where('user_id', '=', userId).executeTakeFirst();

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
