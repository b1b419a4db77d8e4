import type { ThemeContrast } from '@genmaster/theme-engine';

/** Local storage item that says which contrast this browser shows where that is not the device’s. */
export const CONTRAST_KEY = 'gm-contrast';

/** How much contrast the person at this browser wants, whatever the theme is. */
export interface ContrastPreference {
  wanted(): ThemeContrast;
  /** Whether that is what the device says: then the site’s own stylesheets show it already. */
  isDevices(): boolean;
  /** Keeps a choice for as long as it is another than the device’s. */
  choose(contrast: ThemeContrast): void;
  /** Tells when the device changed its mind and nobody has chosen otherwise. */
  subscribe(listener: () => void): () => void;
}

export interface ContrastPreferenceOptions {
  storage: Storage | null;
  /** The device’s own wish, `prefers-contrast: more`; `null` where it cannot be asked. */
  query: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> | null;
}

/** Follows the device until somebody chooses otherwise, and again once they choose what it says. */
export function createContrastPreference({ storage, query }: ContrastPreferenceOptions): ContrastPreference {
  const device = (): ThemeContrast => (query?.matches ? 'more' : 'normal');
  let chosen = read(storage);
  return {
    wanted: () => chosen ?? device(),
    isDevices: () => (chosen ?? device()) === device(),
    choose(contrast) {
      chosen = contrast === device() ? null : contrast;
      try {
        if (chosen) storage?.setItem(CONTRAST_KEY, chosen);
        else storage?.removeItem(CONTRAST_KEY);
      } catch {
        // A storage that is full or forbidden: the choice lasts as long as the page.
      }
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

function read(storage: Storage | null): ThemeContrast | null {
  try {
    const kept = storage?.getItem(CONTRAST_KEY);
    return kept === 'more' || kept === 'normal' ? kept : null;
  } catch {
    return null;
  }
}
