import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { withRef } from '@genmaster/react-compat';
import styles from './toast-region.module.css';

export interface ToastMessage {
  id: string;
  tone: 'info' | 'success' | 'problem';
  text: string;
}

export interface ToastRegionProps extends ComponentPropsWithRef<'div'> {
  /** Messages, oldest first. */
  messages: readonly ToastMessage[];
  /** Fires when a message is dismissed or its time is over. */
  onDismiss: (details: { id: string }) => void;
  /**
   * Display time of messages that are not problems, in milliseconds; with `Infinity` they stay until dismissed, as
   * problems always do.
   *
   * @default 6000
   */
  durationMs?: number | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: { region?: string | undefined; dismiss?: string | undefined } | undefined;
}

/** The longest delay of a timer in browsers, in milliseconds; a longer one would fire at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

/**
 * Renders short messages about what just happened, announced politely.
 *
 * A message stays while the pointer or the focus is on it; a problem stays until it is dismissed.
 */
export const ToastRegion = /* @__PURE__ */ withRef(function ToastRegion({
  messages,
  onDismiss,
  durationMs = 6000,
  labels,
  className,
  ...rest
}: ToastRegionProps) {
  return (
    <div
      role="region"
      aria-label={labels?.region ?? 'Messages'}
      {...rest}
      className={[styles.region, className].filter(Boolean).join(' ')}
    >
      <div aria-live="polite" className={styles.list}>
        {messages.map((message) => (
          <Toast
            key={message.id}
            message={message}
            durationMs={durationMs}
            onDismiss={onDismiss}
            dismissLabel={labels?.dismiss ?? 'Dismiss'}
          />
        ))}
      </div>
    </div>
  );
});

interface ToastProps {
  message: ToastMessage;
  durationMs: number;
  onDismiss: ToastRegionProps['onDismiss'];
  dismissLabel: string;
}

function Toast({ message, durationMs, onDismiss, dismissLabel }: ToastProps) {
  const { id, tone, text } = message;
  const textId = useId();
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  // A host may pass a new function with every render, which must not restart the timer.
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (tone === 'problem' || isHeld || durationMs > LONGEST_DELAY) return;
    const timer = setTimeout(() => latest.current({ id }), durationMs);
    return () => clearTimeout(timer);
  }, [id, tone, durationMs, isHeld]);

  const dismiss = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(currentTarget.closest('[role="region"]')?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(currentTarget);
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onDismiss({ id });
  };

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        aria-describedby={textId}
        onClick={dismiss}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
