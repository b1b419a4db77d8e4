import { useEffect, useRef } from 'react';
import { usePicker } from '../picker-context/picker-context.ts';
import styles from './eye-dropper.module.css';

/** The part of the browser's EyeDropper API that is used here; TypeScript's DOM library does not have it. */
interface EyeDropperApi {
  new (): { open(options: { signal: AbortSignal }): Promise<{ sRGBHex: string }> };
}

/** Picks a colour from anywhere on the screen. For browsers that have an eyedropper. */
export function EyeDropperButton() {
  const { store, labels, isDisabled } = usePicker();
  const open = useRef<AbortController>(null);

  // A picker that closes takes its eyedropper with it.
  useEffect(() => () => open.current?.abort(), []);

  async function pick() {
    const { EyeDropper } = window as unknown as { EyeDropper: EyeDropperApi };
    open.current?.abort();
    const controller = (open.current = new AbortController());
    try {
      const { sRGBHex } = await new EyeDropper().open({ signal: controller.signal });
      // The eyedropper sees no alpha, so the one that was set stays.
      const { alpha } = store.getState().color;
      if (store.setText(sRGBHex)) store.setColor({ ...store.getState().color, alpha });
      store.commit();
    } catch {
      // Escape, or a picker that closed meanwhile: the colour stays as it is, which needs no message.
    }
  }

  return (
    <button type="button" className={styles.button} aria-label={labels.eyeDropper} disabled={isDisabled} onClick={pick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M10 3.5 12.5 6 6 12.5 3 13l.5-3zM9 2.5l4.5 4.5M11 3.5l1-1a1.4 1.4 0 0 1 2 2l-1 1" />
      </svg>
    </button>
  );
}
