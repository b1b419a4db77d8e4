import type { ContactMessage, ContactMessageAnswer } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';

export type ContactRepository = ReturnType<typeof createContactRepository>;

/** Keeps contact messages. */
export function createContactRepository({ db }: { db: Database }) {
  return {
    async add(sent: ContactMessage & ContactMessageAnswer): Promise<void> {
      const { receivedAt, consent, organisation = null, ...message } = sent;
      await db
        .insertInto('contact_messages')
        .values({ ...message, organisation, has_consent: Number(consent), received_at: receivedAt })
        .execute();
    },
  };
}
