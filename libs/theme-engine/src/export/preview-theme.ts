import type { SavedTheme } from '../core/saved-theme.ts';
import type { LoadReport, ThemeEngine } from '../core/engine-types.ts';

/**
 * Shows a theme from a file or a link without taking it over.
 *
 * Nothing is replaced until the user agrees: call `engine.commit()` for one undo
 * entry, or `engine.cancel()` to have everything back as it was.
 */
export function previewTheme(engine: ThemeEngine, theme: SavedTheme, label = 'Import'): LoadReport {
  engine.begin(label);
  return engine.restoreDraft({ ...theme, recordId: '' });
}
