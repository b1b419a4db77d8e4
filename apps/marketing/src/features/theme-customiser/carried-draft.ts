import type { SavedTheme } from '@genmaster/theme-engine';
import { readStoredTheme, toThemeRecord } from '@genmaster/theme-engine/contract';

/** Takes unsaved edits over a reload of this tab, for the user who made them. */
export interface CarriedDraft {
  put(userId: string | null, draft: SavedTheme): void;
  /** What was put for this user, once. */
  take(userId: string | null): SavedTheme | null;
  forget(): void;
}

/** Keeps them in the storage of the tab, as they would be sent to the server, and judged again like an answer of it. */
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
        // Full or forbidden: the edits end with the page, as they would without us.
      }
    },
    forget() {
      try {
        storage?.removeItem(key);
      } catch {
        // A storage that cannot be written to holds nothing of ours.
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
