import type { ResolvedTheme } from '../core/resolve-theme.ts';

/** The attribute that mode stylesheets look at; light is its absence. */
export const MODE_ATTRIBUTE = 'data-bs-theme';

/** Names the attributes of a theme; `null` stands for none. */
export function attributesOf(resolved: ResolvedTheme | null): Record<string, string | null> {
  const {
    mode = null,
    themeId = null,
    menuPosition = null,
    dashboard = null,
    background = null,
  } = resolved?.attributes ?? {};
  return {
    [MODE_ATTRIBUTE]: mode === 'light' ? null : mode,
    'data-theme-id': themeId,
    'data-menu': menuPosition,
    'data-dashboard': dashboard,
    'data-background': background,
  };
}
