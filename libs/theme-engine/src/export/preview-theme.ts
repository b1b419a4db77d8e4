import type { SavedTheme } from '../core/saved-theme.ts';
import type { StepName } from '../core/theme-catalogue.ts';
import type { LoadReport, ThemeEngine } from '../core/engine-types.ts';
import { needEngine } from '../core/need.ts';

/**
 * Shows a theme from a file or a link as a preview.
 *
 * The preview is an open gesture: `engine.commit()` keeps it as one undo step, `engine.cancel()` restores the theme
 * before it. `step` is the name of the undo step; the `steps` of the catalogue can translate it. An unreadable theme opens
 * no gesture.
 */
export function previewTheme(engine: ThemeEngine, theme: SavedTheme, step: StepName = 'Import'): LoadReport {
  needEngine(engine);
  return engine.restoreDraft({ ...theme, recordId: '' }, step);
}
