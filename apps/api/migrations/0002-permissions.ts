import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Permissions of users, and the colour schemes that a project publishes. */
export const permissions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('user_permissions')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('permission', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('user_permissions_key', ['user_id', 'permission'])
      .execute();
    await db.schema
      .createTable('project_schemes')
      .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('json', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('project_schemes_key', ['project_id', 'code'])
      .execute();
  },
};
