/** Id of the `<link>` with the theme's stylesheet. */
export const THEME_SHEET_ID = 'gm-theme-sheet';

/**
 * Replaces the theme's stylesheet; the page is never without one.
 *
 * Inserts the new link after the old one and removes the old one when the new one has loaded. If it fails to load, the
 * old one stays and `onError` is called. Only the last requested URL counts, even if an earlier one loads later.
 */
export function swapThemeSheet(document: Document, href: string, onError: () => void): void {
  // A stylesheet that is still loading is no longer needed.
  const [old, ...late] = document.querySelectorAll<HTMLLinkElement>(`link#${THEME_SHEET_ID}`);
  for (const link of late) link.remove();
  if (old?.getAttribute('href') === href) return;
  if (!href) return old?.remove();
  const link = Object.assign(document.createElement('link'), { id: THEME_SHEET_ID, rel: 'stylesheet', href });
  link.addEventListener('load', () => link.isConnected && old?.remove());
  link.addEventListener('error', () => {
    if (!link.isConnected) return;
    link.remove();
    onError();
  });
  if (old) old.after(link);
  else document.head.append(link);
}
