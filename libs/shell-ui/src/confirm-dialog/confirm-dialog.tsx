import { useId, type ComponentPropsWithRef } from 'react';
import { withRef } from '@genmaster/react-compat';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import styles from '../dialog/dialog.module.css';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onCancel'> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Text of the question. */
  question: string;
  /** Fires when the user presses OK. */
  onConfirm: () => void;
  /** Fires when the user presses Cancel or Escape. */
  onCancel: () => void;
  /** Texts of the buttons, for another language or wording. @default "OK" and "Cancel" */
  labels?: { ok?: string | undefined; cancel?: string | undefined } | undefined;
}

/**
 * Renders a question before something is saved or lost. Escape and Cancel change nothing; the focus starts on Cancel.
 */
export const ConfirmDialog = /* @__PURE__ */ withRef(function ConfirmDialog({
  isOpen,
  question,
  onConfirm,
  onCancel,
  labels,
  className,
  ref,
  ...rest
}: ConfirmDialogProps) {
  const dialog = useModalDialog({ isOpen, ref, onCancel });
  const questionId = useId();

  return (
    <dialog
      {...rest}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={questionId}
      className={[styles.dialog, styles.small, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <div className={styles.actions}>
        {/* The safe answer comes first, because a modal dialog focuses its first control. */}
        <button type="button" className={styles.secondary} onClick={onCancel}>
          {labels?.cancel ?? 'Cancel'}
        </button>
        <button type="button" className={styles.primary} onClick={onConfirm}>
          {labels?.ok ?? 'OK'}
        </button>
      </div>
    </dialog>
  );
});
