import { tryStorage } from '@genmaster/resilience';
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
  let isFollowing = tryStorage(storage, (area) => area.getItem(FOLLOW_MODE_KEY)) === 'yes';
  return {
    isFollowing: () => isFollowing,
    setFollowing(next) {
      if (next === isFollowing) return;
      isFollowing = next;
      tryStorage(storage, (area) => (next ? area.setItem(FOLLOW_MODE_KEY, 'yes') : area.removeItem(FOLLOW_MODE_KEY)));
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
