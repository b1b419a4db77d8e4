import type {
  ContactListAnswer,
  ContactMessage,
  ContactMessageAnswer,
  StoredContactMessage,
} from '@genmaster/site-contract/contract';
import type { Database } from '../../db/database.ts';

/** Number of messages in one response. */
const PAGE_SIZE = 50;

const LISTED = ['id', 'name', 'email', 'organisation', 'subject', 'language', 'message', 'received_at'] as const;

export type ContactRepository = ReturnType<typeof createContactRepository>;

/** Stores and lists contact messages. */
export function createContactRepository({ db }: { db: Database }) {
  const find = async (id: string): Promise<StoredContactMessage | null> => {
    const row = await db.selectFrom('contact_messages').select(LISTED).where('id', '=', id).executeTakeFirst();
    return row ? fromRow(row) : null;
  };

  return {
    /**
     * Stores a message under its own id and returns the stored copy.
     *
     * The same message with the same id is stored once; returns `null` when another message has this id.
     */
    async add(sent: ContactMessage & ContactMessageAnswer): Promise<ContactMessageAnswer | null> {
      const { receivedAt, consent, organisation = null, ...message } = sent;
      await db
        .insertInto('contact_messages')
        .values({ ...message, organisation, has_consent: Number(consent), received_at: receivedAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const stored = await find(message.id);
      const wanted = { ...message, organisation };
      const isSame = stored && Object.entries(wanted).every(([key, value]) => Reflect.get(stored, key) === value);
      return isSame ? { id: stored.id, receivedAt: stored.receivedAt } : null;
    },

    /** Lists the newest messages, or those before the given one; `null` when that one does not exist. */
    async list(before?: string): Promise<ContactListAnswer | null> {
      let query = db
        .selectFrom('contact_messages')
        .select(LISTED)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE_SIZE + 1);
      if (before !== undefined) {
        const last = await find(before);
        if (!last) return null;
        const { id, receivedAt } = last;
        query = query.where((where) =>
          where.or([
            where('received_at', '<', receivedAt),
            where.and([where('received_at', '=', receivedAt), where('id', '<', id)]),
          ]),
        );
      }
      const rows = await query.execute();
      const messages = rows.slice(0, PAGE_SIZE).map(fromRow);
      return { messages, next: rows.length > PAGE_SIZE ? (messages.at(-1)?.id ?? null) : null };
    },
  };
}

function fromRow({
  received_at: receivedAt,
  ...message
}: Omit<StoredContactMessage, 'receivedAt'> & { received_at: string }): StoredContactMessage {
  return { ...message, receivedAt };
}
