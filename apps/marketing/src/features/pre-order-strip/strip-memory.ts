/** Local storage item that remembers that the strip was dismissed. */
export const STRIP_KEY = 'gm-strip';

/** Hides the strip here and on every later page, and gives the focus to what comes after it. */
export function dismissStrip(document: Document): void {
  document.documentElement.setAttribute('data-strip', 'dismissed');
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  try {
    document.defaultView?.localStorage.setItem(STRIP_KEY, 'dismissed');
  } catch {
    // A storage that is full or forbidden: the strip is back with the next full load.
  }
}
