import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { useSyncExternalStore } from 'react';

/**
 * Returns the engine’s current state; the component renders again when it changes.
 *
 * A server and the hydration of its page get the state before anything was loaded, in which they agree.
 */
export const useEngineSnapshot = (engine: ThemeEngine): ThemeSnapshot =>
  useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getInitialSnapshot);
