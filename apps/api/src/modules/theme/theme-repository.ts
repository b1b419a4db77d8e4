import { randomUUID } from 'node:crypto';
import type { SaveThemeRecord, StoredTheme } from '@genmaster/theme-engine/contract';
import type { Database } from '../../db/database.ts';
import { OwnerGoneError } from '../../db/owner-gone.ts';
import type { UserThemesTable } from '../../db/schema.ts';

/** Listed by name, so that columns of a newer version are ignored. */
export const THEME_COLUMNS = [
  'user_id',
  'record_id',
  'revision',
  'name',
  'title',
  'menu_pos',
  'dashboard_flag',
  'mode',
  'json',
  'dark_json',
  'saved_at',
] as const satisfies readonly (keyof UserThemesTable)[];

/** Result of a save: the stored copy, or the copy that another client stored meanwhile. */
export type SaveOutcome = { kind: 'saved'; theme: StoredTheme } | { kind: 'conflict'; newer: StoredTheme };

export type ThemeRepository = ReturnType<typeof createThemeRepository>;

/**
 * Stores the active theme of a user.
 *
 * A save names the revision that it started from and is one conditional statement, so exactly one of several concurrent
 * saves gets the next revision and none overwrites an unseen change. A retry of the same save is harmless. A save of a
 * theme that is no longer active updates that theme, by the same rule.
 */
export function createThemeRepository({ db, now }: { db: Database; now: () => Date }) {
  const findKept = (userId: string, recordId: string) =>
    db
      .selectFrom('kept_themes')
      .select(THEME_COLUMNS)
      .where('user_id', '=', userId)
      .where('record_id', '=', recordId)
      .executeTakeFirst();

  const repository = {
    async save(userId: string, record: SaveThemeRecord): Promise<SaveOutcome> {
      const values = {
        name: record.name,
        menu_pos: record.menuPos,
        dashboard_flag: record.dTemplate ? 1 : 0,
        mode: record.mode,
        json: record.json,
        dark_json: record.darkJson ?? null,
      };
      const revision = record.revision + 1;
      const saved_at = now().toISOString();
      /** The row is a conflict, unless it is the result of an earlier attempt of this save. */
      const outcomeOf = (row: UserThemesTable): SaveOutcome => {
        const isReplay =
          row.revision === revision &&
          (record.id === null || row.record_id === record.id || record.revision === 0) &&
          Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value);
        const theme = toStoredTheme(row);
        return isReplay ? { kind: 'saved', theme } : { kind: 'conflict', newer: theme };
      };

      // Of two themes with the same revision, only the edited one.
      const updated = await db
        .updateTable('user_themes')
        .set({ ...values, revision, saved_at })
        .where('user_id', '=', userId)
        .where('revision', '=', record.revision)
        .$if(record.id !== null, (query) => query.where('record_id', '=', record.id!))
        .returning(THEME_COLUMNS)
        .executeTakeFirst();
      if (updated) return { kind: 'saved', theme: toStoredTheme(updated) };

      const kept = record.id === null ? undefined : await findKept(userId, record.id);
      if (kept) {
        const changed = await db
          .updateTable('kept_themes')
          .set({ ...values, revision, saved_at })
          .where('user_id', '=', userId)
          .where('record_id', '=', kept.record_id)
          .where('revision', '=', record.revision)
          .returning(THEME_COLUMNS)
          .executeTakeFirst();
        if (changed) return { kind: 'saved', theme: toStoredTheme(changed) };
        const current = await findKept(userId, kept.record_id);
        // The theme was put into use or removed meanwhile.
        return current ? outcomeOf(current) : repository.save(userId, record);
      }

      const inserted = await db
        .insertInto('user_themes')
        .values({ ...values, user_id: userId, record_id: randomUUID(), revision, saved_at })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returning(THEME_COLUMNS)
        .executeTakeFirst();
      if (inserted) return { kind: 'saved', theme: toStoredTheme(inserted) };

      const row = await db
        .selectFrom('user_themes')
        .select(THEME_COLUMNS)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      // The row can be missing only if its user was deleted between the two statements.
      if (!row) throw new OwnerGoneError('The user was deleted while the theme was being saved.');
      return outcomeOf(row);
    },
  };
  return repository;
}

/** Converts a row to the type of the contract. */
export function toStoredTheme(
  row: Pick<UserThemesTable, 'record_id' | 'revision' | 'mode' | 'json' | 'dark_json' | 'saved_at'>,
): StoredTheme {
  return {
    id: row.record_id,
    json: row.json,
    revision: row.revision,
    mode: row.mode as StoredTheme['mode'],
    savedAt: row.saved_at,
    ...(row.dark_json === null ? {} : { darkJson: row.dark_json }),
  };
}
