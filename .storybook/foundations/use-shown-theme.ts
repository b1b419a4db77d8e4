import type { ResolvedTheme, ThemeCatalogue } from '@genmaster/theme-engine';
import { useThemeEngine, useThemeSnapshot } from '@genmaster/theme-engine/react';

/** The catalogue in the toolbar’s language, and the theme that the toolbar shows. */
export function useShownTheme(): { catalogue: ThemeCatalogue; resolved: ResolvedTheme } {
  const { resolved } = useThemeSnapshot();
  return { catalogue: useThemeEngine().catalogue, resolved };
}
