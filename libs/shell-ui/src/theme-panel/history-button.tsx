import styles from './history-button.module.css';

export interface HistoryButtonProps {
  label: string;
  /** Name of the change that the press undoes or redoes. */
  detail: string | null;
  isEnabled: boolean;
  onPress: () => void;
  /** Path of the arrow, in a drawing 20 units wide. */
  path: string;
}

/** Renders an undo or redo button, named after the change. */
export function HistoryButton({ label, detail, isEnabled, onPress, path }: HistoryButtonProps) {
  const name = detail ? `${label}: ${detail}` : label;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      aria-disabled={!isEnabled}
      onClick={() => {
        if (isEnabled) onPress();
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
