import { tryStorage } from '@genmaster/resilience';
import type { ContactMessage } from '@genmaster/site-contract/contract';
import { NO_VALUES, type ContactValues } from './contact-values.ts';

/** Draft of a message, and the visit it was written on. */
export interface ContactDraft {
  values: ContactValues;
  /** Identifies the visit: the same after a reload, another after following a link. */
  visit: string;
}

const KEY = 'gm-contact-draft';
const SENDING_KEY = 'gm-contact-sending';

/**
 * Keeps the draft of a message until its tab is closed.
 *
 * Consent is not stored: it is given for a message when it is sent. When storage is denied or full, only the draft is
 * lost.
 */
export function createDraftStore(storageOf: () => Storage) {
  let sending: Sending | null = null;
  const attempt = <T>(act: (storage: Storage) => T) => tryStorage(storageOf, act);
  return {
    read: (): ContactDraft | null => attempt((storage) => parseDraft(storage.getItem(KEY))),
    write: ({ values, visit }: ContactDraft) =>
      void attempt((storage) => storage.setItem(KEY, JSON.stringify({ values: { ...values, consent: '' }, visit }))),
    clear: () => void attempt((storage) => storage.removeItem(KEY)),
    /** Drops the key after the message was stored, so that sending the same text again is a new message. */
    forgetKey() {
      sending = null;
      attempt((storage) => storage.removeItem(SENDING_KEY));
    },
    /**
     * Returns the idempotency key of a message: the same until the message changes, in this tab also after a reload.
     */
    keyOf(message: ContactMessage): string {
      const text = JSON.stringify(message);
      const known = attempt((storage) => parseSending(storage.getItem(SENDING_KEY))) ?? sending;
      sending = known?.text === text ? known : { key: createUuid(), text };
      attempt((storage) => storage.setItem(SENDING_KEY, JSON.stringify(sending)));
      return sending.key;
    },
  };
}

/** A message that is being sent, with its text, because another text gets another key. */
interface Sending {
  key: string;
  text: string;
}

/** Creates a random UUID. `crypto.randomUUID` is missing on pages without TLS. */
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
