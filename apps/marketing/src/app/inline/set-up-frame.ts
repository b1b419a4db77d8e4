import { tryStorage } from '@genmaster/resilience';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { FOLLOW_MODE_KEY } from '../../features/theme-customiser/mode-preference.ts';
import { STRIP_KEY } from '../../features/pre-order-strip/strip-memory.ts';

/**
 * Sets up the frame before the first paint, after the theme’s own script.
 *
 * A dismissed banner takes no space. A browser that follows its device starts in the device’s mode, and so does one
 * without a stored theme, because its visitor has chosen nothing. Where the saved colours belong to the other mode, the
 * stylesheet’s colours are used until the engine has computed them. Both scripts are in the head and run in order when
 * the body is created. Without a storage every visit is a first one. Never throws.
 */
export function setUpFrame(window: Pick<Window, 'document' | 'localStorage' | 'matchMedia'>): void {
  try {
    const { document } = window;
    const root = document.documentElement;
    const stored = (key: string) =>
      tryStorage(
        () => window.localStorage,
        (area) => area.getItem(key),
      );
    if (stored(STRIP_KEY) === 'dismissed') root.setAttribute('data-strip', 'dismissed');
    const isFollowing = stored(FOLLOW_MODE_KEY) === 'yes';
    // The key of the last user exists after every visit; the theme is stored under it once it was saved.
    const last = stored(FIRST_PAINT_KEY);
    if (!isFollowing && last && stored(last)) return;
    const mode = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if ((root.getAttribute('data-bs-theme') ?? 'light') === mode) return;
    if (mode === 'light') root.removeAttribute('data-bs-theme');
    else root.setAttribute('data-bs-theme', mode);
    root.style.setProperty('color-scheme', mode);
    whenBodyExists(document, () => removeColors(document.body.style));
  } catch {
    // The frame stays as delivered.
  }
}

/** Removes the saved colours, and keeps sizes and fonts, which apply in every mode. */
function removeColors(style: CSSStyleDeclaration): void {
  for (const name of Array.from(style)) if (/^rgba/.test(style.getPropertyValue(name))) style.removeProperty(name);
}

/** Runs in the task that creates the body, before the browser can render it. */
function whenBodyExists(document: Document, run: () => void): void {
  if (document.body) return run();
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    run();
  }).observe(document.documentElement, { childList: true });
}
