import type { ResolvedTheme } from '../core/resolve-theme.ts';

/** The attribute that mode stylesheets look at; light is its absence. */
export const MODE_ATTRIBUTE = 'data-bs-theme';

/** Names the attributes of a theme; a missing value stands for none. */
export function attributesOf(resolved: ResolvedTheme | null): Record<string, string | undefined> {
  const shown: Partial<ResolvedTheme['attributes']> = resolved?.attributes ?? {};
  return {
    [MODE_ATTRIBUTE]: shown.mode === 'light' ? undefined : shown.mode,
    'data-theme-id': shown.themeId,
    'data-menu': shown.menuPosition,
    'data-dashboard': shown.dashboard,
    'data-background': shown.background,
  };
}
