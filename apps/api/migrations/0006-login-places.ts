import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From where the owner of an account has signed in: they get in from there while others guess from elsewhere. */
export const loginPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('login_places')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('login_places_key', ['subject', 'place'])
      .execute();
    await db.schema.createIndex('login_places_by_time').on('login_places').column('seen_at').execute();
  },
};
