import type { ThemeMode } from '@genmaster/theme-engine';

/** Selector of the element in which a host renders its dashboard. */
const DASHBOARD_WRAPPER = '[data-dashboard-wrapper], .dashboard-wrapper';

/**
 * Returns whether a desktop covers the site: reading F12, implemented only here.
 *
 * The dashboard’s wrapper covers the site when it has the class `overlay`, or lies over the page and is visible.
 */
export function surfaceOf(document: Document): 'website' | 'desktop' {
  const wrapper = document.querySelector(DASHBOARD_WRAPPER);
  const style = wrapper && document.defaultView?.getComputedStyle(wrapper);
  if (!wrapper || !style || style.display === 'none' || style.visibility === 'hidden') return 'website';
  const isOver = wrapper.classList.contains('overlay') || ['fixed', 'absolute'].includes(style.position);
  return isOver ? 'desktop' : 'website';
}

/** Returns the navigation bar’s own mode, `null` when it has the page’s mode: reading F26. */
export function navbarModeOf(document: Document): ThemeMode | null {
  const mode = document.querySelector('body header')?.closest('body [data-bs-theme]')?.getAttribute('data-bs-theme');
  return mode === 'light' || mode === 'dark' || mode === 'flately' ? mode : null;
}
