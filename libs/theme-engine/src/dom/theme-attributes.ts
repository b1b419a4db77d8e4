import type { ResolvedTheme } from '../core/resolve-theme.ts';

/** Attribute that the stylesheets of the modes select; absent in light mode. */
export const MODE_ATTRIBUTE = 'data-bs-theme';

/** Returns the attributes of a theme; `undefined` means that the attribute is absent. */
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
