import { useSyncExternalStore } from 'react';
import type { ThemeSnapshot } from '../core/engine-types.ts';
import { useThemeEngine } from './theme-engine-provider.tsx';

/** Gives the whole snapshot, and renders again with every change. */
export function useThemeSnapshot(): ThemeSnapshot {
  return useThemeSelector(wholeSnapshot);
}

/**
 * Gives one part of the snapshot, and renders again only when that part changed.
 *
 * The selector returns something that stays the same while nothing changed: a
 * text, a number, or an object taken from the snapshot, not one made on the spot.
 *
 * @example
 * const isDirty = useThemeSelector((snapshot) => snapshot.isDirty);
 */
export function useThemeSelector<T>(selector: (snapshot: ThemeSnapshot) => T): T {
  const engine = useThemeEngine();
  return useSyncExternalStore(
    engine.subscribe,
    () => selector(engine.getSnapshot()),
    // While hydrating, what the server rendered: a saved theme that is loaded already must not differ from it.
    () => selector(engine.getInitialSnapshot()),
  );
}

const wholeSnapshot = (snapshot: ThemeSnapshot): ThemeSnapshot => snapshot;
