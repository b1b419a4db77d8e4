import { useEffect, useId, useRef } from 'react';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './panel-footer.module.css';

/** What the footer asks before it does it. */
export type PanelQuestion = 'confirmSave' | 'confirmDefault' | 'confirmReset';

export interface PanelQuestionBoxProps {
  question: PanelQuestion;
  /** What OK changes, by name. */
  changes: readonly string[];
  labels: ThemePanelLabels;
  onAnswer: (agreed: boolean) => void;
}

/** How many changes a question names. */
const MOST_NAMED = 5;

/** A question in the place of the buttons that asked it, with what is at stake; the rest of the panel stays in reach. */
export function PanelQuestionBox({ question, changes, labels, onAnswer }: PanelQuestionBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // What loses something begins with the safe answer, what keeps something with the one that was asked for.
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
