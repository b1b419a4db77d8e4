import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';

/** What is saved, on the page for as long as a key or a button is held. */
export interface HeldTheme {
  /** What the panel goes on showing meanwhile; `null` while nothing is held. */
  snapshot: ThemeSnapshot | null;
  start: () => void;
  end: () => void;
}

/**
 * Shows what is saved on the page while somebody holds a key, and the unsaved edits again on every way out: the key
 * that comes up, Escape, a window that is left, a panel that closes.
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
    // What is only looked at is no edit to compare.
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
      // At once: what is pressed next is done to the edits, not to what was only looked at.
      engine.cancel();
      setSnapshot(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat) return;
      // Escape ends this and nothing else; any other key begins something new.
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
  // A host that closes the panel takes it away as well.
  if (!isOpen && isHeld) setSnapshot(null);
  return { snapshot, start, end };
}
