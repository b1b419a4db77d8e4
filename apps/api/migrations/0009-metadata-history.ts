import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Entries of page metadata that nobody but editors sees yet, and every version that an entry had. */
export const metadataHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('metadata_drafts')
      .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('json', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('metadata_drafts_pk', ['project_id', 'address'])
      .execute();
    await db.schema
      .createTable('metadata_revisions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('json', 'text')
      .addColumn('actor_id', 'text')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('metadata_revisions_by_address')
      .on('metadata_revisions')
      .columns(['project_id', 'address', 'id'])
      .execute();
  },
};
