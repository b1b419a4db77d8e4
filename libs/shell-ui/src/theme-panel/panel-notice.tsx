import controls from './panel-controls.module.css';
import styles from './panel-notice.module.css';

export interface PanelNoticeProps {
  text: string;
  /** Each answer by its name, the one that changes something first. */
  answers: readonly (readonly [label: string, onPress: () => void])[];
}

/** Something that the visitor has to decide, told at once. */
export function PanelNotice({ text, answers }: PanelNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {answers.map(([label, onPress]) => (
        <button
          key={label}
          type="button"
          className={controls.button}
          onClick={(event) => {
            // The button goes with its answer; the panel’s keys go on from where it stood.
            event.currentTarget.closest<HTMLElement>('[data-decision]')?.focus();
            onPress();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
