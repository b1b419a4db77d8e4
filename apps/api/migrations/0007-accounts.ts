import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The trail of what was done to accounts, where sessions were begun, where mail goes, and links that work once. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      // No reference: the trail outlives those whom it names.
      .addColumn('actor_id', 'text')
      .addColumn('operator', 'text')
      .addColumn('subject_id', 'text')
      .addColumn('account', 'text')
      .addColumn('address', 'text')
      .addColumn('device', 'text')
      .addColumn('detail', 'text')
      .execute();
    await db.schema.createIndex('audit_events_by_time').on('audit_events').column('at').execute();
    await db.schema.createIndex('audit_events_by_subject').on('audit_events').columns(['subject_id', 'id']).execute();
    await db.schema.alterTable('users').addColumn('email', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('address', 'text').execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('is_new_device', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('one_time_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('one_time_links_by_user').on('one_time_links').column('user_id').execute();
  },
};
