import { tryStorage } from '@genmaster/resilience';

/** Local storage key of the strip’s dismissal. */
export const STRIP_KEY = 'gm-strip';

/** Hides the banner here and on every later page, and moves the focus to the element after it. */
export function dismissStrip(document: Document): void {
  document.documentElement.setAttribute('data-strip', 'dismissed');
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  tryStorage(document.defaultView, ({ localStorage }) => localStorage.setItem(STRIP_KEY, 'dismissed'));
}
