import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { useSyncExternalStore } from 'react';

/** Returns the engine’s current state; the component renders again when it changes. */
export const useEngineSnapshot = (engine: ThemeEngine): ThemeSnapshot =>
  useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getSnapshot);
