import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The themes of a user that are not in use, and what a person called the one that is. */
export const namedThemes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('user_themes').addColumn('title', 'text').execute();
    await db.schema
      .createTable('kept_themes')
      .addColumn('record_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('menu_pos', 'text', (column) => column.notNull())
      .addColumn('dashboard_flag', 'integer', (column) => column.notNull())
      .addColumn('mode', 'text')
      .addColumn('json', 'text', (column) => column.notNull())
      .addColumn('dark_json', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('kept_themes_by_user').on('kept_themes').column('user_id').execute();
  },
};
