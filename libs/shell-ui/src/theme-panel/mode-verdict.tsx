import type { ThemePanelLabels } from './theme-panel-labels.ts';
import styles from './picture-choice.module.css';

export interface ModeVerdictProps {
  id: string;
  /** Number of pairs in the mode whose contrast is too low; `null` while it is not known. */
  problems: number | null;
  /** Display name of the mode. */
  name: string;
  labels: ThemePanelLabels;
  onRepair: () => void;
}

/** Renders whether everything in a mode can be read, and a button that repairs it otherwise. */
export function ModeVerdict({ id, problems, name, labels, onRepair }: ModeVerdictProps) {
  return (
    <div id={id} className={styles.verdict}>
      {problems ? (
        <button
          type="button"
          className={styles.repair}
          aria-label={`${labels.repair} ${name}: ${problems} ${labels.hardToRead}`}
          onClick={(event) => {
            // The button disappears after the repair, so the focus moves to the mode.
            const mode = event.currentTarget.closest('[data-mode]')?.querySelector('input');
            onRepair();
            mode?.focus();
          }}
        >
          <span aria-hidden="true">▲ {problems} </span>
          {labels.repair}
        </button>
      ) : problems === 0 ? (
        labels.readable
      ) : null}
    </div>
  );
}
