import { inertProps } from '@genmaster/react-compat';
import type { ThemeCatalogue, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { HistoryButton } from './history-button.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './panel-header.module.css';

export interface PanelHeaderProps {
  catalogue: ThemeCatalogue;
  snapshot: ThemeSnapshot;
  history: ThemeHistoryVerbs;
  labels: ThemePanelLabels;
  /** Whether there is something to save; a scheme that is only looked at does not count. */
  isDirty: boolean;
  isSaving: boolean;
  /** Out of reach while something else has to be decided. */
  isInert: boolean;
}

/** Undo and redo, with whatever the panel does around them. */
export type ThemeHistoryVerbs = Pick<ThemeEngine, 'undo' | 'redo'>;

/** What the theme is called, whether there is something to save, the steps back and forth, and the progress of a save. */
export function PanelHeader({ catalogue, snapshot, history, labels, isDirty, isSaving, isInert }: PanelHeaderProps) {
  return (
    <>
      <header className={styles.header} {...inertProps(isInert)}>
        <div className={styles.title}>
          <h2 className={styles.name}>
            {catalogue.schemes.find(({ code }) => code === snapshot.draft.schemeCode)?.name}
          </h2>
          <p className={styles.status} role="status" data-dirty={isDirty || undefined}>
            {isDirty ? labels.unsaved : labels.allSaved}
          </p>
        </div>
        <HistoryButton
          label={labels.undo}
          detail={snapshot.undoLabel}
          isEnabled={snapshot.canUndo}
          onPress={history.undo}
          path="M7 4 3 8l4 4M3.5 8H11a4.5 4.5 0 0 1 0 9H8"
        />
        <HistoryButton
          label={labels.redo}
          detail={snapshot.redoLabel}
          isEnabled={snapshot.canRedo}
          onPress={history.redo}
          path="m13 4 4 4-4 4M16.5 8H9a4.5 4.5 0 0 0 0 9h3"
        />
      </header>
      {isSaving ? <progress className={controls.progress} aria-label={labels.saving} /> : null}
    </>
  );
}
