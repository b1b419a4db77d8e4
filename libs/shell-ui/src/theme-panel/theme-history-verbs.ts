import type { ThemeEngine } from '@genmaster/theme-engine';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

/** Undo and redo, with the panel’s additions. */
export type ThemeHistoryVerbs = Pick<ThemeEngine, 'undo' | 'redo'>;

/** Creates an undo and a redo that announce the name of the step. */
export const createHistoryVerbs = (
  engine: ThemeEngine,
  labels: Pick<ThemePanelLabels, 'undone' | 'redone'>,
  announce: (text: string) => void,
): ThemeHistoryVerbs => ({
  undo() {
    const { undoLabel } = engine.getSnapshot();
    if (undoLabel) announce(`${labels.undone}: ${undoLabel}`);
    engine.undo();
  },
  redo() {
    const { redoLabel } = engine.getSnapshot();
    if (redoLabel) announce(`${labels.redone}: ${redoLabel}`);
    engine.redo();
  },
});
