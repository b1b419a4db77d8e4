import { tryStorage } from '@genmaster/resilience';
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
 * Keeps the draft in the tab’s storage, in the server’s format, and validates it like a response of the server when it
 * is read.
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
      tryStorage(storage, (area) => area.setItem(key, JSON.stringify(record)));
    },
    forget: () => void tryStorage(storage, (area) => area.removeItem(key)),
    take: (userId) =>
      tryStorage(storage, (area) => {
        const text = area.getItem(key);
        if (!text) return null;
        area.removeItem(key);
        const record: unknown = JSON.parse(text);
        const { userId: owner, ...row } = Object(record) as Record<string, unknown>;
        return owner === (userId ?? '') ? readStoredTheme(row) : null;
      }),
  };
}
