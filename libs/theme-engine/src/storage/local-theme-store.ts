import type { ResolvedTheme } from '../core/resolve-theme.ts';
import { companionsOf, readSavedRecord } from '../core/saved-record.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import type { ThemeCatalogue } from '../core/theme-catalogue.ts';
import { isRecord, openJson } from '../core/theme-envelope.ts';
import { FIRST_PAINT_KEY } from '../first-paint/first-paint-key.ts';
import { attributesOf } from '../dom/theme-attributes.ts';

/** A theme kept in this browser. */
export interface LocalThemeCopy {
  readonly saved: SavedTheme;
  /** True until a server has acknowledged it. */
  readonly pending: boolean;
  /** What the first paint shows. Given when saving; not read back. */
  readonly resolved?: ResolvedTheme;
  /** Addresses of the font files in use, fetched early on the next visit. */
  readonly fontFiles?: readonly string[];
}

/** What became of a copy: a full or forbidden storage is no error, only no copy. */
export type LocalSaveOutcome = 'stored' | 'unavailable' | 'full';

export interface LocalThemeStore {
  load(): LocalThemeCopy | null;
  save(copy: LocalThemeCopy): LocalSaveOutcome;
  /** Forgets this user's copy. */
  clear(): void;
  /** Tells when another tab stored a copy for the same user and project. */
  subscribe(listener: (copy: LocalThemeCopy) => void): () => void;
}

/** Where other tabs are heard: a window. */
type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps one user's theme for one project in the browser.
 *
 * The copy holds the worked-out values too, which the first-paint script
 * applies before anything is drawn. Another user never sees it. Private
 * windows, full and forbidden storages are survived without a word to the page.
 */
export function createLocalThemeStore({
  storage,
  userId,
  projectId,
  catalogue,
  events = globalThis.window,
}: {
  storage: Storage | null;
  userId: string | null;
  projectId: string;
  catalogue: ThemeCatalogue;
  events?: StorageEvents | undefined;
}): LocalThemeStore {
  const key = `gm-theme:${encodeURIComponent(projectId)}:${userId === null ? '' : encodeURIComponent(userId)}`;
  const read = (text: string | null | undefined): LocalThemeCopy | null => {
    const entry = openJson(text);
    if (!entry || !isRecord(entry['saved'])) return null;
    return { saved: readSavedRecord(entry['saved']), pending: entry['pending'] === true };
  };
  return {
    load() {
      try {
        if (storage && storage.getItem(FIRST_PAINT_KEY) !== key) storage.setItem(FIRST_PAINT_KEY, key);
        return read(storage?.getItem(key));
      } catch {
        return null;
      }
    },
    save({ saved, pending, resolved, fontFiles }) {
      const { recordId, revision, properties, mode, savedAt } = saved;
      const companions = companionsOf(saved);
      const entry = {
        version: catalogue.version,
        saved: { recordId, revision, properties, mode, companions, savedAt },
        pending,
        paint: resolved && {
          mode: resolved.attributes.mode,
          attributes: attributesOf(resolved),
          variables: resolved.variables,
          sheet: resolved.cssPath,
          fonts: fontFiles,
        },
      };
      try {
        if (!storage) return 'unavailable';
        storage.setItem(key, JSON.stringify(entry));
        storage.setItem(FIRST_PAINT_KEY, key);
        return 'stored';
      } catch (error) {
        return error instanceof Error && error.name.includes('Quota') ? 'full' : 'unavailable';
      }
    },
    clear() {
      try {
        storage?.removeItem(key);
      } catch {
        // A storage that cannot be written to holds nothing of ours.
      }
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        const copy = event.key === key ? read(event.newValue) : null;
        if (copy) listener(copy);
      };
      events?.addEventListener('storage', onStorage);
      return () => events?.removeEventListener('storage', onStorage);
    },
  };
}
