import type { ContactMessage, ContactMessageAnswer } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';

export type ContactRepository = ReturnType<typeof createContactRepository>;

/** Keeps contact messages. */
export function createContactRepository({ db }: { db: Database }) {
  return {
    async add({ receivedAt, ...message }: ContactMessage & ContactMessageAnswer): Promise<void> {
      await db
        .insertInto('contact_messages')
        .values({ ...message, received_at: receivedAt })
        .execute();
    },
  };
}
