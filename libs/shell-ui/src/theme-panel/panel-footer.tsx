import { inertProps } from '@genmaster/react-compat';
import { useEffect, useRef, type ReactNode } from 'react';
import { PanelQuestionBox, type PanelQuestion } from './panel-question.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './panel-footer.module.css';

export interface PanelFooterProps {
  /** Line over the buttons. */
  children: ReactNode;
  labels: ThemePanelLabels;
  isSaving: boolean;
  /** Whether the footer is inert because of another decision. */
  isInert: boolean;
  /** Current question, shown instead of the buttons. */
  question: PanelQuestion | null;
  /** Names of the changes that a yes makes. */
  changes: readonly string[];
  onAsk: (question: PanelQuestion) => void;
  onAnswer: (agreed: boolean) => void;
  onClose: () => void;
}

/** Renders Reset Current, Default Changes, Save Changes and Close, or the question to answer first. */
export function PanelFooter({
  children,
  labels,
  isSaving,
  isInert,
  question,
  changes,
  onAsk,
  onAnswer,
  onClose,
}: PanelFooterProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef<PanelQuestion>(null);
  useEffect(() => {
    // The focus returns to the button that asked, unless it has moved elsewhere.
    const isAway = document.activeElement !== null && document.activeElement !== document.body;
    if (!question && asked.current && !isAway)
      place.current?.querySelector<HTMLElement>(`[data-ask="${asked.current}"]`)?.focus();
    asked.current = question;
  }, [question]);
  return (
    <footer className={styles.place} {...inertProps(isInert)}>
      {children}
      {question ? <PanelQuestionBox question={question} changes={changes} labels={labels} onAnswer={onAnswer} /> : null}
      <div ref={place} className={styles.footer} hidden={question !== null}>
        <button
          type="button"
          data-ask="confirmReset"
          className={`${controls.button} ${styles.quiet}`}
          onClick={() => onAsk('confirmReset')}
        >
          {labels.resetCurrent}
        </button>
        <button
          type="button"
          data-ask="confirmDefault"
          className={`${controls.button} ${styles.quiet}`}
          onClick={() => onAsk('confirmDefault')}
        >
          {labels.defaultChanges}
        </button>
        <button
          type="button"
          data-ask="confirmSave"
          className={controls.primary}
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) onAsk('confirmSave');
          }}
        >
          {isSaving ? labels.saving : labels.saveChanges}
        </button>
        <button type="button" className={controls.button} onClick={onClose}>
          {labels.close}
        </button>
      </div>
    </footer>
  );
}
