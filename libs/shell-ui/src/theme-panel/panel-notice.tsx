import type { ReactNode } from 'react';
import controls from './panel-controls.module.css';
import styles from './panel-notice.module.css';

export interface PanelNoticeProps {
  text: string;
  /** Each answer by its name, the one that changes something first. */
  answers: readonly (readonly [label: string, onPress: () => void, isOff?: boolean])[];
  /** More about it, between the text and the answers. */
  children?: ReactNode;
}

/** Something that the visitor has to decide, told at once. */
export function PanelNotice({ text, answers, children }: PanelNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {children}
      {answers.map(([label, onPress, isOff = false]) => (
        <button
          key={label}
          type="button"
          className={controls.button}
          aria-disabled={isOff || undefined}
          onClick={(event) => {
            if (isOff) return;
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
