import type { ThemeEngine } from '@genmaster/theme-engine';
import { useEffect } from 'react';

/**
 * Cancels a preview on every way out of the panel: a host’s own button, a voice command, a step back in the browser’s
 * history.
 */
export function useWaysOut(engine: ThemeEngine, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => engine.cancel();
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      leave();
    };
  }, [engine, isOpen]);
}
