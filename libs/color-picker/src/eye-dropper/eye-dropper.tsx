import { useEffect, useRef } from 'react';
import { usePicker } from '../picker-context/picker-context.ts';
import { EYE_DROPPER_PATH, pickFromScreen } from './pick-from-screen.ts';
import styles from './eye-dropper.module.css';

/** Picks a colour from anywhere on the screen. For browsers that have an eyedropper. */
export function EyeDropperButton() {
  const { store, labels, isDisabled } = usePicker();
  const open = useRef<AbortController>(null);

  // A picker that closes takes its eyedropper with it.
  useEffect(() => () => open.current?.abort(), []);

  function pick() {
    open.current?.abort();
    open.current = new AbortController();
    void pickFromScreen(store, open.current.signal);
  }

  return (
    <button type="button" className={styles.button} aria-label={labels.eyeDropper} disabled={isDisabled} onClick={pick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={EYE_DROPPER_PATH} />
      </svg>
    </button>
  );
}
