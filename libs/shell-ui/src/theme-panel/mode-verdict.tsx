import type { ThemePanelLabels } from './theme-panel-labels.ts';
import styles from './picture-choice.module.css';

export interface ModeVerdictProps {
  id: string;
  /** How many pairs of the mode miss their contrast; `null` while that is not known. */
  problems: number | null;
  /** What the mode is called. */
  name: string;
  labels: ThemePanelLabels;
  onRepair: () => void;
}

/** Whether everything in a mode can be read, and the way to mend it where it cannot. */
export function ModeVerdict({ id, problems, name, labels, onRepair }: ModeVerdictProps) {
  return (
    <div id={id} className={styles.verdict}>
      {problems ? (
        <button
          type="button"
          className={styles.repair}
          aria-label={`${labels.repair} ${name}: ${problems} ${labels.hardToRead}`}
          onClick={(event) => {
            // The button goes with what it mends; its mode stays and takes the focus.
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
