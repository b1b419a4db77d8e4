import { useSyncExternalStore } from 'react';
import type { ThemeSnapshot } from '../core/engine-types.ts';
import { useThemeEngine } from './theme-engine-provider.tsx';

/** Returns the whole snapshot and re-renders on every change. */
export function useThemeSnapshot(): ThemeSnapshot {
  return useThemeSelector(wholeSnapshot);
}

/**
 * Returns a part of the snapshot and re-renders only when that part changes.
 *
 * The selector must return a stable value: a string, a number, or an object of the snapshot, not a new object.
 *
 * @example
 * const isDirty = useThemeSelector((snapshot) => snapshot.isDirty);
 */
export function useThemeSelector<T>(selector: (snapshot: ThemeSnapshot) => T): T {
  const engine = useThemeEngine();
  return useSyncExternalStore(
    engine.subscribe,
    () => selector(engine.getSnapshot()),
    // During hydration, returns the prerendered state: a saved theme that has already loaded must not differ from it.
    () => selector(engine.getInitialSnapshot()),
  );
}

const wholeSnapshot = (snapshot: ThemeSnapshot): ThemeSnapshot => snapshot;
