import type { ThemeEngine } from '@genmaster/theme-engine';
import { useState } from 'react';
import { createFramedEngine, type FramedTheme } from './framed-theme.ts';

/**
 * Returns the engine for a demo’s state.
 *
 * The engine stays the same while it makes the states itself, so that it can undo them. It is replaced when a state
 * comes from outside, such as an example or a reset.
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
