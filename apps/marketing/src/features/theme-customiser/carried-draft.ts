import type { SavedTheme } from '@genmaster/theme-engine';
import { readStoredTheme, toThemeRecord } from '@genmaster/theme-engine/contract';

/** Carries unsaved edits over a reload of this tab, for the user who made them. */
export interface CarriedDraft {
  put(userId: string | null, draft: SavedTheme): void;
  /** Returns the draft that was stored for this user, and removes it. */
  take(userId: string | null): SavedTheme | null;
  forget(): void;
}

/**
 * Keeps the draft in the tab’s storage, in the server’s format, and validates it on reading like a response of the
 * server.
 */
export function createCarriedDraft({
  storage,
  projectId,
}: {
  storage: Storage | null;
  projectId: string;
}): CarriedDraft {
  const key = `gm-theme-carried:${encodeURIComponent(projectId)}`;
  return {
    put(userId, draft) {
      const record = toThemeRecord(draft, { name: '', userId: userId ?? '', sagClientId: '' });
      try {
        storage?.setItem(key, JSON.stringify(record));
      } catch {
        // Storage is full or denied: the edits are lost with the page.
      }
    },
    forget() {
      try {
        storage?.removeItem(key);
      } catch {
        // A storage that cannot be written to contains none of our data.
      }
    },
    take(userId) {
      try {
        const text = storage?.getItem(key);
        if (!storage || !text) return null;
        storage.removeItem(key);
        const record: unknown = JSON.parse(text);
        const { userId: owner, ...row } = Object(record) as Record<string, unknown>;
        return owner === (userId ?? '') ? readStoredTheme(row) : null;
      } catch {
        return null;
      }
    },
  };
}
