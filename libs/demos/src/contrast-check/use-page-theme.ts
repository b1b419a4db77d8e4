import type { ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useState } from 'react';
import { useDemoHost } from '../demo-host.tsx';

/** Returns the engine that colours this page; `null` until it is loaded. Another user brings another engine. */
export function usePageTheme(): ThemeEngine | null {
  const { loadTheme, log } = useDemoHost();
  const [engine, setEngine] = useState<ThemeEngine | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    loadTheme().then(
      (runtime) => {
        if (isOver) return;
        const take = () => setEngine(runtime.getEngine());
        take();
        stop = runtime.subscribe(take);
      },
      (error: unknown) =>
        log('[marketing] The theme could not be loaded. The contrast check reads, and changes nothing.', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [loadTheme, log]);
  return engine;
}
