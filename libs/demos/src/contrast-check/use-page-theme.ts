import { useLanguage } from '@genmaster/i18n';
import type { ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useState } from 'react';
import { useDemoHost } from '../demo-host.tsx';

/**
 * Returns the engine that colours this page, with its choices named in the visitor’s language; `null` until both are
 * loaded. Another user brings another engine.
 */
export function usePageTheme(): ThemeEngine | null {
  const { loadTheme, themeWordsIn, log } = useDemoHost();
  const { code } = useLanguage();
  const [engine, setEngine] = useState<ThemeEngine | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    Promise.all([loadTheme(), themeWordsIn(code)]).then(
      ([runtime, { catalogueNames = {} }]) => {
        if (isOver) return;
        runtime.nameChoices(catalogueNames);
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
  }, [loadTheme, themeWordsIn, code, log]);
  return engine;
}
