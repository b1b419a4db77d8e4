import type { SavedTheme } from '../core/saved-theme.ts';
import type { StepName } from '../core/theme-catalogue.ts';
import type { LoadReport, ThemeEngine } from '../core/engine-types.ts';

/**
 * Shows a theme from a file or a link without taking it over.
 *
 * Nothing is replaced until the user agrees: call `engine.commit()` for one undo
 * entry, or `engine.cancel()` to have everything back as it was. `step` is what
 * that entry is called; the catalogue’s `steps` may translate it.
 */
export function previewTheme(engine: ThemeEngine, theme: SavedTheme, step: StepName = 'Import'): LoadReport {
  engine.begin(step);
  return engine.restoreDraft({ ...theme, recordId: '' });
}
