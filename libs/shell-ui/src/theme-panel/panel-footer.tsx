import { inertProps } from '@genmaster/react-compat';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './panel-footer.module.css';

/** What the footer asks before it does it. */
export type PanelQuestion = 'confirmSave' | 'confirmDefault' | 'confirmReset';

export interface PanelFooterProps {
  labels: ThemePanelLabels;
  isSaving: boolean;
  /** Out of reach while something else has to be decided. */
  isInert: boolean;
  onAsk: (question: PanelQuestion) => void;
  onClose: () => void;
}

/** Reset Current, Default Changes, Save Changes and Close. */
export function PanelFooter({ labels, isSaving, isInert, onAsk, onClose }: PanelFooterProps) {
  return (
    <footer className={styles.footer} {...inertProps(isInert)}>
      <button type="button" className={controls.button} onClick={() => onAsk('confirmReset')}>
        {labels.resetCurrent}
      </button>
      <button type="button" className={controls.button} onClick={() => onAsk('confirmDefault')}>
        {labels.defaultChanges}
      </button>
      <button
        type="button"
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
    </footer>
  );
}
