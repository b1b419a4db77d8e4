import type { ContactMessage } from '@genmaster/auth-client/contract';
import { NO_VALUES, type ContactValues } from './contact-values.ts';

/** An unsent message, and the visit it was written on. */
export interface ContactDraft {
  values: ContactValues;
  /** Stays the same when the page is reloaded, and is another after following a link. */
  visit: string;
}

const KEY = 'gm-contact-draft';
const SENDING_KEY = 'gm-contact-sending';

/**
 * Keeps an unsent message for as long as its tab lives.
 *
 * Consent is not kept: it is given for a message as it is sent. Storage that is denied or full costs the draft and
 * nothing else.
 */
export function createDraftStore(storageOf: () => Storage) {
  let sending: Sending | null = null;
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(storageOf());
    } catch {
      return null;
    }
  };
  return {
    read: (): ContactDraft | null => attempt((storage) => parseDraft(storage.getItem(KEY))),
    write: ({ values, visit }: ContactDraft) =>
      void attempt((storage) => storage.setItem(KEY, JSON.stringify({ values: { ...values, consent: '' }, visit }))),
    clear: () => void attempt((storage) => storage.removeItem(KEY)),
    /** The message arrived: the same one again would be a new one. */
    forgetKey() {
      sending = null;
      attempt((storage) => storage.removeItem(SENDING_KEY));
    },
    /** The key to send a message with: the same one until the message changes, in this tab also after a reload. */
    keyOf(message: ContactMessage): string {
      const text = JSON.stringify(message);
      const known = attempt((storage) => parseSending(storage.getItem(SENDING_KEY))) ?? sending;
      sending = known?.text === text ? known : { key: createUuid(), text };
      attempt((storage) => storage.setItem(SENDING_KEY, JSON.stringify(sending)));
      return sending.key;
    },
  };
}

/** A message on its way: its text, so that another one gets another key. */
interface Sending {
  key: string;
  text: string;
}

/** A random UUID. The browser's own maker of them is missing on pages without TLS. */
function createUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

function parseSending(stored: string | null): Sending | null {
  const { key, text } = Object(JSON.parse(stored ?? 'null')) as Partial<Record<keyof Sending, unknown>>;
  return typeof key === 'string' && typeof text === 'string' ? { key, text } : null;
}

function parseDraft(text: string | null): ContactDraft | null {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const { values, visit } = stored as Partial<Record<keyof ContactDraft, unknown>>;
  const known = Object.entries(Object(values)).filter(
    ([field, value]) => field in NO_VALUES && typeof value === 'string',
  );
  return { values: { ...NO_VALUES, ...Object.fromEntries(known), consent: '' }, visit: String(visit) };
}
