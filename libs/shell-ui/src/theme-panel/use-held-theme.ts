import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';

/** Preview of the saved theme, on the page while a key or a button is held. */
export interface HeldTheme {
  /** Snapshot that the panel keeps showing meanwhile; `null` while nothing is held. */
  snapshot: ThemeSnapshot | null;
  start: () => void;
  end: () => void;
}

/**
 * Shows the saved theme on the page while a key is held, and restores the unsaved edits in every case: on key release,
 * on Escape, when the window loses focus, and when the panel closes.
 */
export function useHeldTheme(engine: ThemeEngine, isOpen: boolean, onChange: (isHeld: boolean) => void): HeldTheme {
  const [snapshot, setSnapshot] = useState<ThemeSnapshot | null>(null);
  const isHeld = snapshot !== null;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const start = () => {
    if (isHeld) return;
    // Another preview is not an edit to compare with.
    engine.cancel();
    const before = engine.getSnapshot();
    if (!before.isDirty) return;
    setSnapshot(before);
    engine.showSaved();
    onChange(true);
  };
  const end = () => setSnapshot(null);
  useEffect(() => {
    if (!isHeld) return;
    const stop = () => {
      // At once, because the next press must act on the edits and not on the preview.
      engine.cancel();
      setSnapshot(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat) return;
      // Escape ends only this preview; any other key starts something new.
      if (event.key === 'Escape') event.stopPropagation();
      stop();
    };
    window.addEventListener('keyup', stop);
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('blur', stop);
    window.addEventListener('pointerdown', stop, { capture: true });
    return () => {
      window.removeEventListener('keyup', stop);
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('blur', stop);
      window.removeEventListener('pointerdown', stop, { capture: true });
      engine.cancel();
      latest.current(false);
    };
  }, [engine, isHeld]);
  // A host that closes the panel also ends the preview.
  if (!isOpen && isHeld) setSnapshot(null);
  return { snapshot, start, end };
}
