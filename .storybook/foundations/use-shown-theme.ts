import type { ResolvedTheme, ThemeCatalogue } from '@genmaster/theme-engine';
import { useThemeEngine, useThemeSnapshot } from '@genmaster/theme-engine/react';

/** Returns the catalogue in the toolbar's language, and the theme selected in the toolbar. */
export function useShownTheme(): { catalogue: ThemeCatalogue; resolved: ResolvedTheme } {
  const { resolved } = useThemeSnapshot();
  return { catalogue: useThemeEngine().catalogue, resolved };
}
