import type { ThemeEngine } from '@genmaster/theme-engine';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

/** Undo and redo, with the panel’s additions. */
export type ThemeHistoryVerbs = Pick<ThemeEngine, 'undo' | 'redo'>;

/** Creates an undo and a redo that announce the name of the step. */
export const createHistoryVerbs = (
  engine: ThemeEngine,
  labels: Pick<ThemePanelLabels, 'undone' | 'redone'>,
  announce: (text: string) => void,
): ThemeHistoryVerbs => {
  const go = (verb: 'undo' | 'redo', done: string, label: string | null) => {
    const { at } = engine.listSteps();
    engine[verb]();
    // An open preview is cancelled first, which is no step.
    if (label && engine.listSteps().at !== at) announce(`${done}: ${label}`);
  };
  return {
    undo: () => go('undo', labels.undone, engine.getSnapshot().undoLabel),
    redo: () => go('redo', labels.redone, engine.getSnapshot().redoLabel),
  };
};
