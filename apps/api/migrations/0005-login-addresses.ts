import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many logins came from an address in its present minute, for all instances together. */
export const loginAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('login_addresses')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('login_addresses_by_end').on('login_addresses').column('ends_at').execute();
  },
};
