import type { ResolvedTheme } from '../core/resolve-theme.ts';
import { companionsOf, readSavedRecord } from '../core/saved-record.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import type { ThemeCatalogue } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import { LONGEST_JSON, openJson } from '../core/theme-envelope.ts';
import { FIRST_PAINT_KEY } from '../first-paint/first-paint-key.ts';
import { attributesOf } from '../dom/theme-attributes.ts';
import { needCatalogue, needOptions } from '../core/need.ts';

/** A theme stored in this browser. */
export interface LocalThemeCopy {
  readonly saved: SavedTheme;
  /** Whether the server has not confirmed it yet. */
  readonly pending: boolean;
  /** The theme that the first-paint script applies. Passed to `save`; `load` does not return it. */
  readonly resolved?: ResolvedTheme | undefined;
  /** For a theme that follows the device: `resolved` is then the one for light, this the one for dark. */
  readonly resolvedDark?: ResolvedTheme | undefined;
  /** Whether the user chose to follow the device, for a host whose themes do not follow it unless somebody asks. */
  readonly isFollowing?: boolean | undefined;
  /** URLs of the font files in use, which are preloaded on the next visit. */
  readonly fontFiles?: readonly string[] | undefined;
}

/**
 * Result of storing a copy. A full or blocked storage is not an error: the copy is just not stored.
 *
 * `full` is also the result for a copy that would be too long to be loaded again.
 */
export type LocalSaveOutcome = 'stored' | 'unavailable' | 'full';

export interface LocalThemeStore {
  load(): LocalThemeCopy | null;
  save(copy: LocalThemeCopy): LocalSaveOutcome;
  /** Removes this user's copy. */
  clear(): void;
  /**
   * Calls the listener when another tab stores a copy for the same user and project, or another page of this tab while
   * this one is in the back/forward cache.
   */
  subscribe(listener: (copy: LocalThemeCopy) => void): () => void;
}

/**
 * Source of the `storage` events of other tabs, such as a window, and of the events of a page that goes into the
 * back/forward cache and comes back. Declared here, because the types of Node have no `Window`.
 */
interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  addEventListener(type: 'pagehide' | 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'pagehide' | 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

interface StorageChange {
  readonly key: string | null;
  readonly newValue: string | null;
}

/** Returns the key of the storage entry with the theme of one user and one project. */
export const localThemeKey = ({ userId, projectId }: { userId: string | null; projectId: string }): string =>
  `gm-theme:${encodeURIComponent(projectId)}:${userId === null ? '' : encodeURIComponent(userId)}`;

/**
 * Stores the theme of one user and one project in the browser.
 *
 * The copy includes the resolved values, which the first-paint script applies before the first frame. Other users do
 * not get it. Does not throw in private windows or when the storage is full or blocked.
 */
export function createLocalThemeStore(options: {
  storage: Storage | null;
  userId: string | null;
  projectId: string;
  catalogue: ThemeCatalogue;
  events?: StorageEvents | undefined;
}): LocalThemeStore {
  const { storage, userId, projectId, catalogue } = needOptions(options);
  const events: StorageEvents | undefined = options.events ?? globalThis.window;
  needCatalogue(catalogue);
  const key = localThemeKey({ userId, projectId });
  const read = (text: string | null | undefined): LocalThemeCopy | null => {
    const entry = openJson(text);
    if (!entry || !isRecord(entry['saved'])) return null;
    return {
      saved: readSavedRecord(entry['saved']),
      pending: entry['pending'] === true,
      ...(entry['isFollowing'] === true && { isFollowing: true }),
    };
  };
  const pointHere = () => {
    try {
      if (storage && storage.getItem(FIRST_PAINT_KEY) !== key) storage.setItem(FIRST_PAINT_KEY, key);
    } catch {
      // The next first paint then shows another copy or none; this one is stored or readable all the same.
    }
  };
  const storedText = (): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  return {
    load() {
      pointHere();
      return read(storedText());
    },
    save({ saved, pending, resolved, resolvedDark, isFollowing, fontFiles }) {
      const { recordId, revision, properties, mode, savedAt } = saved;
      const companions = companionsOf(saved);
      const copy = {
        version: catalogue.version,
        saved: { recordId, revision, properties, mode, companions, savedAt },
        pending,
        isFollowing,
      };
      const paint = resolved && {
        mode: resolved.attributes.mode,
        attributes: attributesOf(resolved),
        variables: resolved.variables,
        sheet: resolved.cssPath,
        fonts: fontFiles,
        dark: resolvedDark && { mode: resolvedDark.attributes.mode, variables: resolvedDark.variables },
      };
      // A theme of very many fields is stored without its first paint, which would not read it either.
      const text = [{ ...copy, paint }, copy]
        .map((entry) => JSON.stringify(entry))
        .find(({ length }) => length <= LONGEST_JSON);
      try {
        if (!storage) return 'unavailable';
        if (text === undefined) return 'full';
        storage.setItem(key, text);
      } catch (error) {
        return error instanceof Error && error.name.includes('Quota') ? 'full' : 'unavailable';
      }
      pointHere();
      return 'stored';
    },
    clear() {
      try {
        storage?.removeItem(key);
      } catch {
        // A blocked storage holds no copy to remove.
      }
    },
    subscribe(listener) {
      const onStorage = (event: StorageChange) => {
        const copy = event.key === key ? read(event.newValue) : null;
        if (copy) listener(copy);
      };
      // A page in the back/forward cache gets no `storage` events.
      let left: string | null = null;
      const onHide = () => {
        left = storedText();
      };
      const onShow = ({ persisted }: { readonly persisted: boolean }) => {
        const newValue = storedText();
        if (persisted && newValue !== left) onStorage({ key, newValue });
      };
      events?.addEventListener('storage', onStorage);
      events?.addEventListener('pagehide', onHide);
      events?.addEventListener('pageshow', onShow);
      return () => {
        events?.removeEventListener('storage', onStorage);
        events?.removeEventListener('pagehide', onHide);
        events?.removeEventListener('pageshow', onShow);
      };
    },
  };
}
