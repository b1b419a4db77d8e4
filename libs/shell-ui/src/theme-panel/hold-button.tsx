import styles from './history-button.module.css';

export interface HoldButtonProps {
  label: string;
  isHeld: boolean;
  isEnabled: boolean;
  onStart: () => void;
  onEnd: () => void;
}

/**
 * Renders a button that is active while it is pressed; a click without pointer or key starts it, and the next one ends
 * it.
 */
export function HoldButton({ label, isHeld, isEnabled, onStart, onEnd }: HoldButtonProps) {
  const start = () => {
    if (isEnabled) onStart();
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={`${label} (\\)`}
      aria-keyshortcuts="\"
      aria-pressed={isHeld}
      aria-disabled={!isEnabled}
      onPointerDown={start}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onPointerLeave={onEnd}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) start();
      }}
      onKeyUp={(event) => {
        // The key press has ended already and must not count as a click.
        if (event.key === ' ') event.preventDefault();
      }}
      onClick={(event) => {
        // Screen readers and voice control click without a pointer.
        if (event.detail !== 0) return;
        if (isHeld) onEnd();
        else start();
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5ZM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
