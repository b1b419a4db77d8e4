/** The id of the link that holds the theme's stylesheet. */
export const THEME_SHEET_ID = 'gm-theme-sheet';

/**
 * Puts another theme stylesheet in place without a moment that has none.
 *
 * The new link goes in behind the old one, which leaves once the new one is
 * loaded. When that fails the old one stays and `onError` is called. Only the
 * last address asked for counts, however late an earlier one answers.
 */
export function swapThemeSheet(document: Document, href: string, onError: () => void): void {
  // Whatever was on its way in before is no longer wanted.
  const [old, ...late] = document.querySelectorAll<HTMLLinkElement>(`link[id="${THEME_SHEET_ID}"]`);
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
