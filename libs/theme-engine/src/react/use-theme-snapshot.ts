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
 * A value that is the same as before, such as a string, a number or an object of the snapshot, renders nothing. A
 * selector that makes a new object each time renders on every change of the theme.
 *
 * @example
 * const isDirty = useThemeSelector((snapshot) => snapshot.isDirty);
 */
export function useThemeSelector<T>(selector: (snapshot: ThemeSnapshot) => T): T {
  const engine = useThemeEngine();
  return useSyncExternalStore(
    engine.subscribe,
    selectOnce(selector, () => engine.getSnapshot()),
    // During hydration, returns the prerendered state: a saved theme that has already loaded must not differ from it.
    selectOnce(selector, () => engine.getInitialSnapshot()),
  );
}

/** Returns the same value for the same snapshot: React asks more than once, and a new object each time would never end. */
function selectOnce<T>(selector: (snapshot: ThemeSnapshot) => T, read: () => ThemeSnapshot): () => T {
  let known: { readonly of: ThemeSnapshot; readonly value: T } | undefined;
  return () => {
    const of = read();
    if (known?.of !== of) known = { of, value: selector(of) };
    return known.value;
  };
}

const wholeSnapshot = (snapshot: ThemeSnapshot): ThemeSnapshot => snapshot;
