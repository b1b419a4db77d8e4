import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each migration that has run looked like, and a quick way to the login throttles that are over. */
export const migrationChecksums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('kysely_migration').addColumn('checksum', 'text').execute();
    await db.schema.createIndex('login_throttles_by_failure').on('login_throttles').column('last_failure_at').execute();
  },
};
