import { NO_VALUES, type ContactValues } from './contact-values.ts';

/** An unsent message, and the visit it was written on. */
export interface ContactDraft {
  values: ContactValues;
  /** Stays the same when the page is reloaded, and is another after following a link. */
  visit: string;
}

const KEY = 'gm-contact-draft';

/**
 * Keeps an unsent message for as long as its tab lives.
 *
 * Consent is not kept: it is given for a message as it is sent. Storage that is denied or full costs the draft and
 * nothing else.
 */
export function createDraftStore(storageOf: () => Storage) {
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
  };
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
