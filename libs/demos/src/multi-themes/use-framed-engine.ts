import type { ThemeEngine } from '@genmaster/theme-engine';
import { useState } from 'react';
import { createFramedEngine, type FramedTheme } from './framed-theme.ts';

/**
 * The engine that goes with a demo’s state: the same one while it makes the states itself, so that it can undo them; a
 * new one when another state comes from outside, such as an example or a reset.
 */
export function useFramedEngine(state: FramedTheme, onRest: (next: FramedTheme) => void): ThemeEngine {
  const start = (from: FramedTheme): { state: FramedTheme; engine: ThemeEngine } => {
    const engine = createFramedEngine(from, (next) => {
      setHeld((now) => ({ ...now, state: next }));
      onRest(next);
    });
    return { state: from, engine };
  };
  const [held, setHeld] = useState(() => start(state));
  if (held.state === state) return held.engine;
  const next = start(state);
  setHeld(next);
  return next.engine;
}
