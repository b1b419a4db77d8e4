import { inertProps } from '@genmaster/react-compat';
import type { ThemeCatalogue, ThemeSnapshot } from '@genmaster/theme-engine';
import { HoldButton } from './hold-button.tsx';
import { HistoryButton } from './history-button.tsx';
import type { ThemeHistoryVerbs } from './theme-history-verbs.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './panel-header.module.css';

export interface PanelHeaderProps {
  /** Id of the panel’s one tab, and of its content. */
  tabId: string;
  tabPanelId: string;
  /** Fires when the tab is pressed: its content then replaces the view. */
  onTab: () => void;
  catalogue: ThemeCatalogue;
  snapshot: ThemeSnapshot;
  history: ThemeHistoryVerbs;
  labels: ThemePanelLabels;
  /** Name of the theme; without it the name of its scheme is shown. */
  name: string | null;
  /** Opens the saved themes of the user; without it the name is not a button. */
  onThemes: (() => void) | undefined;
  areThemesOpen: boolean;
  /** Whether there are unsaved changes; a previewed scheme does not count. */
  isDirty: boolean;
  /** Whether the page shows the saved theme because its button or key is held. */
  isHeld: boolean;
  onHold: () => void;
  onRelease: () => void;
  isSaving: boolean;
  /** Whether the header is inert because of a decision. */
  isInert: boolean;
}

/** Renders the panel’s one tab over the name of the theme, undo and redo, a preview of the saved theme, and the progress of a save. */
export function PanelHeader({
  tabId,
  tabPanelId,
  onTab,
  catalogue,
  snapshot,
  history,
  labels,
  name,
  onThemes,
  areThemesOpen,
  isDirty,
  isHeld,
  onHold,
  onRelease,
  isSaving,
  isInert,
}: PanelHeaderProps) {
  const shownName = name ?? catalogue.schemes.find(({ code }) => code === snapshot.draft.schemeCode)?.name;
  return (
    <>
      <header className={styles.header} {...inertProps(isInert)}>
        <div className={styles.title}>
          <div role="tablist" aria-label={labels.panel}>
            <button
              type="button"
              role="tab"
              id={tabId}
              aria-controls={tabPanelId}
              aria-selected="true"
              className={styles.tab}
              onClick={onTab}
            >
              {labels.themeTab}
            </button>
          </div>
          <h2 className={styles.name}>
            {onThemes ? (
              <button
                type="button"
                data-tool="themes"
                className={styles.themes}
                aria-pressed={areThemesOpen}
                title={labels.myThemes.title}
                onClick={onThemes}
              >
                {shownName}
                <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
                  <path d="m5 7.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                </svg>
                <span className={controls.spoken}>, {labels.myThemes.title}</span>
              </button>
            ) : (
              shownName
            )}
          </h2>
        </div>
        <HoldButton label={labels.holdSaved} isHeld={isHeld} isEnabled={isDirty} onStart={onHold} onEnd={onRelease} />
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
