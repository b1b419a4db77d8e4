import { needCatalogue, needValues } from './need.ts';
import { resolveTheme, type ResolvedTheme } from './resolve-theme.ts';
import { soundCopy } from './saved-record.ts';
import { stateFromSaved, type SavedTheme } from './saved-theme.ts';
import type { ThemeCatalogue, ThemeMode } from './theme-catalogue.ts';

/**
 * Resolves a saved copy, for example for a preview image, without an engine.
 *
 * @example
 * resolveSaved(catalogue, saved, 'dark').variables['--bg-page'];
 */
export function resolveSaved(catalogue: ThemeCatalogue, saved: SavedTheme, mode: ThemeMode): ResolvedTheme {
  needCatalogue(catalogue);
  needValues(saved, 'saved');
  return resolveTheme(catalogue, { ...stateFromSaved(catalogue, soundCopy(saved), mode).state, mode });
}
