import { useEffect, useLayoutEffect, type DependencyList, type EffectCallback } from 'react';

/** Runs `useLayoutEffect` in a browser and `useEffect` on a server, where React 18 warns about layout effects. */
export function useBrowserLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useLayoutEffect;
  useEffectHere(effect, dependencies);
}
