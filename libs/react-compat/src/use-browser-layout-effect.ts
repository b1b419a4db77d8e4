import { useEffect, useLayoutEffect, type DependencyList, type EffectCallback } from 'react';

/** `useLayoutEffect`, of which the server renderer of React 18 warns: on a server it is an effect like any other. */
export function useBrowserLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useLayoutEffect;
  useEffectHere(effect, dependencies);
}
