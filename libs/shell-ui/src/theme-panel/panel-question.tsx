import { useEffect, useId, useRef } from 'react';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './panel-footer.module.css';

/** Question that the footer asks before an action. */
export type PanelQuestion = 'confirmSave' | 'confirmDefault' | 'confirmReset';

export interface PanelQuestionBoxProps {
  question: PanelQuestion;
  /** Names of the changes that OK makes. */
  changes: readonly string[];
  labels: ThemePanelLabels;
  onAnswer: (agreed: boolean) => void;
}

/** Number of changes that a question names. */
const MOST_NAMED = 5;

/** Renders a question instead of the buttons that asked it, with its changes; the rest of the panel stays usable. */
export function PanelQuestionBox({ question, changes, labels, onAnswer }: PanelQuestionBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // A question that loses something focuses the safe answer; one that keeps something focuses OK.
  const first = question === 'confirmSave' ? 'ok' : 'cancel';
  useEffect(() => box.current?.querySelector<HTMLElement>(`[data-answer="${first}"]`)?.focus(), [first]);
  const more = changes.length - MOST_NAMED;
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={changes.length > 0 ? `${id}-changes` : undefined}
      className={styles.question}
    >
      <p id={`${id}-question`}>{labels[question]}</p>
      {changes.length > 0 ? (
        <p id={`${id}-changes`} className={styles.changes}>
          {changes.slice(0, MOST_NAMED).join(', ')}
          {more > 0 ? ` +${more}` : ''}
        </p>
      ) : null}
      <button type="button" data-answer="cancel" className={controls.button} onClick={() => onAnswer(false)}>
        {labels.cancel}
      </button>
      <button type="button" data-answer="ok" className={controls.primary} onClick={() => onAnswer(true)}>
        {labels.ok}
      </button>
    </div>
  );
}
