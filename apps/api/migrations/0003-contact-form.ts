import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the contact form asks for beyond the first version of the table.
 *
 * Messages from before keep their free-text topic as the subject. Nobody asked their senders for a language or for
 * consent, so they have none.
 */
export const contactForm: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('contact_messages').renameColumn('topic', 'subject').execute();
    await db.schema.alterTable('contact_messages').addColumn('organisation', 'text').execute();
    await db.schema.alterTable('contact_messages').addColumn('language', 'text').execute();
    await db.schema
      .alterTable('contact_messages')
      .addColumn('has_consent', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
