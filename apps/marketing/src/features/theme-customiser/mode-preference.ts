import type { ModeChoice } from '@genmaster/shell-ui';

/** Local storage key that makes this browser follow its device’s mode. */
export const FOLLOW_MODE_KEY = 'gm-follow-mode';

/** Whether the page follows the device’s mode. The theme engine holds the mode that is shown. */
export interface ModePreference {
  isFollowing(): boolean;
  setFollowing(isFollowing: boolean): void;
  /** Returns the current mode of the device. */
  systemMode(): Exclude<ModeChoice, 'system'>;
  /** Notifies when the preference or the device’s mode changes. */
  subscribe(listener: () => void): () => void;
}

export interface ModePreferenceOptions {
  storage: Storage | null;
  /** Media query of the device’s dark mode; `null` while prerendering. */
  darkQuery: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> | null;
}

/** Keeps the preference in this browser, or only for this page when storage is denied. */
export function createModePreference({ storage, darkQuery }: ModePreferenceOptions): ModePreference {
  const listeners = new Set<() => void>();
  let isFollowing = read(storage);
  return {
    isFollowing: () => isFollowing,
    setFollowing(next) {
      if (next === isFollowing) return;
      isFollowing = next;
      try {
        if (next) storage?.setItem(FOLLOW_MODE_KEY, 'yes');
        else storage?.removeItem(FOLLOW_MODE_KEY);
      } catch {
        // Storage is full or denied: the preference lasts as long as the page.
      }
      for (const listener of [...listeners]) listener();
    },
    systemMode: () => (darkQuery?.matches ? 'dark' : 'light'),
    subscribe(listener) {
      listeners.add(listener);
      darkQuery?.addEventListener('change', listener);
      return () => {
        listeners.delete(listener);
        darkQuery?.removeEventListener('change', listener);
      };
    },
  };
}

function read(storage: Storage | null): boolean {
  try {
    return storage?.getItem(FOLLOW_MODE_KEY) === 'yes';
  } catch {
    return false;
  }
}
