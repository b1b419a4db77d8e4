import type { ReactNode } from 'react';
import controls from './panel-controls.module.css';
import styles from './panel-notice.module.css';

export interface PanelNoticeProps {
  text: string;
  /** Answers by label, first the one that changes something. */
  answers: readonly (readonly [label: string, onPress: () => void, isOff?: boolean])[];
  /** Details between the text and the answers. */
  children?: ReactNode | undefined;
}

/** Renders a decision for the visitor, which screen readers announce at once. */
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
            // The button disappears after the answer, so the focus goes to its place.
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
