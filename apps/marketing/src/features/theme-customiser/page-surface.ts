import type { ThemeMode } from '@genmaster/theme-engine';

/** Where a host draws its dashboard. */
const DASHBOARD_WRAPPER = '[data-dashboard-wrapper], .dashboard-wrapper';

/**
 * Tells whether a desktop lies over the site: reading F12, decided here alone.
 *
 * The dashboard’s wrapper says so by the class `overlay`, or by lying over the page and being visible.
 */
export function surfaceOf(document: Document): 'website' | 'desktop' {
  const wrapper = document.querySelector(DASHBOARD_WRAPPER);
  const style = wrapper && document.defaultView?.getComputedStyle(wrapper);
  if (!wrapper || !style || style.display === 'none' || style.visibility === 'hidden') return 'website';
  const isOver = wrapper.classList.contains('overlay') || ['fixed', 'absolute'].includes(style.position);
  return isOver ? 'desktop' : 'website';
}

/** The navigation bar’s own mode, `null` where it has the page’s: reading F26. */
export function navbarModeOf(document: Document): ThemeMode | null {
  const mode = document.querySelector('body header')?.closest('body [data-bs-theme]')?.getAttribute('data-bs-theme');
  return mode === 'light' || mode === 'dark' || mode === 'flately' ? mode : null;
}
