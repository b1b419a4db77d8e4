import type { ModeChoice } from '@genmaster/shell-ui';

/** Local storage item that says that this browser follows its device. */
export const FOLLOW_MODE_KEY = 'gm-follow-mode';

/** Whether the page’s brightness is the device’s affair. Which mode is shown is the theme engine’s. */
export interface ModePreference {
  isFollowing(): boolean;
  setFollowing(isFollowing: boolean): void;
  /** What the device says now. */
  systemMode(): Exclude<ModeChoice, 'system'>;
  /** Tells when the preference or the device changed its mind. */
  subscribe(listener: () => void): () => void;
}

export interface ModePreferenceOptions {
  storage: Storage | null;
  /** The device’s own wish; `null` while prerendering. */
  darkQuery: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> | null;
}

/** Keeps the preference in this browser, or for this page where nothing can be kept. */
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
        // A storage that is full or forbidden: the preference lasts as long as the page.
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
