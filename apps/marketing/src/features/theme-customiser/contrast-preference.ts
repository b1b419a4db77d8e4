import { tryStorage } from '@genmaster/resilience';
import type { ThemeContrast } from '@genmaster/theme-engine';

/** Local storage key of the contrast that this browser shows instead of the device’s. */
export const CONTRAST_KEY = 'gm-contrast';

/** The contrast that the person at this browser prefers, independent of the theme. */
export interface ContrastPreference {
  wanted(): ThemeContrast;
  /** Whether it equals the device’s setting, which the site’s stylesheets apply already. */
  isDevices(): boolean;
  /** Stores a choice while it differs from the device’s setting. */
  choose(contrast: ThemeContrast): void;
  /** Notifies when the device’s setting changes and no other contrast was chosen. */
  subscribe(listener: () => void): () => void;
}

export interface ContrastPreferenceOptions {
  storage: Storage | null;
  /** Media query of the device’s setting, `prefers-contrast: more`; `null` where media queries are missing. */
  query: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> | null;
}

/** Follows the device’s setting until another contrast is chosen, and again when the choice equals the setting. */
export function createContrastPreference({ storage, query }: ContrastPreferenceOptions): ContrastPreference {
  const device = (): ThemeContrast => (query?.matches ? 'more' : 'normal');
  let chosen = tryStorage(storage, readChoice);
  return {
    wanted: () => chosen ?? device(),
    isDevices: () => (chosen ?? device()) === device(),
    choose(contrast) {
      chosen = contrast === device() ? null : contrast;
      tryStorage(storage, (area) => (chosen ? area.setItem(CONTRAST_KEY, chosen) : area.removeItem(CONTRAST_KEY)));
    },
    subscribe(listener) {
      const onChange = () => {
        if (!chosen) listener();
      };
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
  };
}

function readChoice(storage: Storage): ThemeContrast | null {
  const kept = storage.getItem(CONTRAST_KEY);
  return kept === 'more' || kept === 'normal' ? kept : null;
}
